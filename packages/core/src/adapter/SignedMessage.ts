import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'

/**
 * What the check of a signature found. `unknown`: it could not be checked now, because a node is down; it says nothing about the
 * signature, and may be tried again.
 */
export type Verdict = 'valid' | 'invalid' | 'unknown'

/** A text, who is said to have signed it, and the signature, as the wallet gave it. All of it hostile until it is checked. */
export type SignedMessage = {
  readonly data: { readonly accountAddress: string; readonly chainId: CaipNetworkId }
  readonly message: string
  readonly signature: string
}

/**
 * Checks signatures of one namespace, in a page or on a server. Each adapter's entry `./verify` makes one. `Signed` may carry more: what
 * a sign-in says.
 *
 * @example const verifier: MessageVerifier = { namespace: 'cosmos', verify: async ({ message, signature }) => 'invalid' }
 */
export type MessageVerifier<Signed extends SignedMessage = SignedMessage> = {
  readonly namespace: ChainNamespace
  /** False leaves the check to others. Default: whatever is of the namespace. */
  shouldVerify?(signed: Signed): boolean
  /** `true` and `false` are short for `valid` and `invalid`. What it throws counts as `unknown`. */
  verify(signed: Signed): Verdict | boolean | Promise<Verdict | boolean>
}
