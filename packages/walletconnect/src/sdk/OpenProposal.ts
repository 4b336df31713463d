import type { CaipNetworkId } from '@kit/core/adapter'
import type { SignInProposal } from './openSignedSession.js'

/** A proposal that was open when the page was left. */
export type OpenProposal = {
  /** Of the pairing that carries it. */
  readonly topic: string
  readonly openedAtMs: number
  /** The preferred network of each namespace that was requested; the first becomes active. */
  readonly networkIds: readonly CaipNetworkId[]
  /** The sign-in that was sent beside it, under the id of its request. */
  readonly signIn?: SignInProposal & { readonly id: number }
}

/** By the protocol, a wallet can approve a proposal this long. */
export const proposalLifeMs = 300_000
/** How long after it was opened the relay may still hold an answer to it. */
export const answerLifeMs = 600_000
