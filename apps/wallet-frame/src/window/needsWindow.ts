import type { AnswerOf } from '../login/createApi.js'

/** What decides where approvals are shown. */
export type WindowFacts = {
  /** What the operator says. */
  readonly approval: AnswerOf<'walletConfig'>['approval']
  /** The origin of the page. */
  readonly page: string
  readonly frame: string
  /** Whether the browser tells what lies over the frame. */
  readonly tellsCover: boolean
}

/**
 * Whether decisions are shown in a window: where the operator says so, else where the browser does not tell what a page of another site
 * lays over the frame. Which hosts are one site only a list of registries could tell: a page counts as of the frame's site where
 * one of both hosts lies below the other.
 *
 * @example needsWindow({ approval: 'auto', page: 'https://dapp.example', frame: 'https://wallet.dapp.example', tellsCover: false }) // false
 */
export function needsWindow({ approval, page, frame, tellsCover }: WindowFacts): boolean {
  if (approval !== 'auto') return approval === 'window'
  if (tellsCover) return false
  const [a, b] = [new URL(page), new URL(frame)]
  const isBelow = (host: string, above: string): boolean => host === above || host.endsWith(`.${above}`)
  return a.protocol !== b.protocol || !(isBelow(a.hostname, b.hostname) || isBelow(b.hostname, a.hostname))
}
