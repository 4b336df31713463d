/**
 * Problem found in a frame checked from outside.
 *
 * - `address`: the URL is not an origin
 * - `tls`: plain HTTP to another machine
 * - `unreachable`: no response in time
 * - `redirect`, `host`: it redirects elsewhere; it loads a script from another host
 * - `tooLarge`, `missing`: a file is too large; it does not exist
 * - `release`, `signature`: `release.json` is invalid; it is not signed with a trusted key
 * - `differs`: a file differs from the release
 * - `script`: the page has a script that is not in the release, or without its digest
 * - `header`: a header is missing or different
 * - `login`: the release has no login host, or an invalid one
 * - `answers`: the host responds to a path that is not in the release
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

/** Result of one check: `fault` if it failed, and a description. */
export type FrameRow = { readonly subject: string; readonly fault?: FrameFault; readonly words: string }

/** Aborts one check. */
export class FrameFaultError extends Error {
  override readonly name = 'FrameFaultError'
  readonly fault: FrameFault

  constructor(fault: FrameFault, words: string) {
    super(words)
    this.fault = fault
  }
}
