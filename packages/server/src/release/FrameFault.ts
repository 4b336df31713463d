/**
 * What is wrong with a frame that was looked at from outside.
 *
 * - `address`: the address is none, or has a path
 * - `tls`: plain HTTP to another machine
 * - `unreachable`: no answer in time
 * - `redirect`, `host`: it sends elsewhere; it names a script of another host
 * - `tooLarge`, `missing`: a file is larger than any of a frame; it is not there
 * - `release`, `signature`: `release.json` is invalid; no known key signed it
 * - `differs`: a file is not the one that is listed
 * - `script`: the page has a script that the release does not list, or without its digest
 * - `header`: a header is missing, or says something else
 * - `login`: the release names no login host, or one that must not be it
 * - `answers`: the host answers with something that the release does not list
 */
export type FrameFault =
  | 'address'
  | 'tls'
  | 'unreachable'
  | 'redirect'
  | 'host'
  | 'tooLarge'
  | 'missing'
  | 'release'
  | 'signature'
  | 'differs'
  | 'script'
  | 'header'
  | 'login'
  | 'answers'

/** One thing that was looked at: `fault` where it is wrong, and what there is to say of it. */
export type FrameRow = { readonly subject: string; readonly fault?: FrameFault; readonly words: string }

/** What ends the look at one thing. */
export class FrameFaultError extends Error {
  override readonly name = 'FrameFaultError'
  readonly fault: FrameFault

  constructor(fault: FrameFault, words: string) {
    super(words)
    this.fault = fault
  }
}
