import type { AnswerOf } from '../login/createApi.js'
import type { WindowViews } from './decisionViews.js'

/** What decides where a decision is shown. */
export type WindowFacts = {
  /** What is decided. */
  readonly decision: keyof WindowViews
  /** What the operator says. */
  readonly approval: AnswerOf<'walletConfig'>['approval']
  /** The origin of the page. */
  readonly page: string
  readonly frame: string
  /** Whether the browser tells what lies over the frame. */
  readonly tellsCover: boolean
}

/**
 * Whether a decision is shown in a window: where the operator says so, else what shows keys, and all where the browser does not tell what a
 * page of another site lays over the frame. Among those browsers is the one that gives frames of other sites no passkeys, which is no matter
 * of trust: passkeys are asked for in a window there, too, where the operator has all else in the frame. Which hosts are one site only a list of
 * registries could tell: a page counts as of the frame's site where one of both hosts lies below the other.
 *
 * @example needsWindow({ decision: 'approve', approval: 'auto', page: 'https://dapp.example', frame: 'https://wallet.dapp.example', tellsCover: false }) // false
 */
export function needsWindow({ decision, approval, page, frame, tellsCover }: WindowFacts): boolean {
  if (approval === 'window') return true
  if (approval === 'frame' && decision !== 'passkey') return false
  // Who is to see the words looks at the address first.
  if (decision === 'export') return true
  if (tellsCover) return false
  const [a, b] = [new URL(page), new URL(frame)]
  const isBelow = (host: string, above: string): boolean => host === above || host.endsWith(`.${above}`)
  return a.protocol !== b.protocol || !(isBelow(a.hostname, b.hostname) || isBelow(b.hostname, a.hostname))
}
