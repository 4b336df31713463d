import type { CaipNetworkId } from '@kit/core/adapter'
import type { SignInProposal } from './openSignedSession.js'

/** A proposal that was open when the page was left. */
export type OpenProposal = {
  /** Topic of its pairing. */
  readonly topic: string
  readonly openedAtMs: number
  /** Preferred network of each requested namespace. The first becomes active. */
  readonly networkIds: readonly CaipNetworkId[]
  /** The sign-in sent along with it, with the ID of its request. */
  readonly signIn?: SignInProposal & { readonly id: number }
}

/** How long a wallet can approve a proposal, by the protocol. */
export const proposalLifeMs = 300_000
/** How long after its creation the relay may still hold a response. */
export const answerLifeMs = 600_000
