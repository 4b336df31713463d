import type { AnswerOf } from '../login/createApi.js'
import type { WindowViews } from './decisionViews.js'

export type WindowFacts = {
  /** Name of the decision. */
  readonly decision: keyof WindowViews
  /** The operator's setting. */
  readonly approval: AnswerOf<'walletConfig'>['approval']
  /** The origin of the page. */
  readonly page: string
  readonly frame: string
  /** Whether the browser can report that the frame is covered. */
  readonly detectsOcclusion: boolean
}

/**
 * Whether a decision is shown in a window, as the operator requires. By default, views of keys are, and all decisions if the browser can't
 * report whether a cross-site page covers the frame. Passkeys use a window in a browser that denies them to cross-site frames, even if the
 * operator keeps all else in the frame. Only the public suffix list could determine which hosts are one site. A page counts as same-site if
 * one of both hosts is below the other.
 *
 * @example needsWindow({ decision: 'approve', approval: 'auto', page: 'https://dapp.example', frame: 'https://wallet.dapp.example', detectsOcclusion: false }) // false
 */
export function needsWindow({ decision, approval, page, frame, detectsOcclusion }: WindowFacts): boolean {
  if (approval === 'window') return true
  if (approval === 'frame' && decision !== 'passkey') return false
  // Users should check the address before they see the recovery phrase.
  if (decision === 'export') return true
  if (detectsOcclusion) return false
  const [a, b] = [new URL(page), new URL(frame)]
  const isBelow = (host: string, above: string): boolean => host === above || host.endsWith(`.${above}`)
  return a.protocol !== b.protocol || !(isBelow(a.hostname, b.hostname) || isBelow(b.hostname, a.hostname))
}
