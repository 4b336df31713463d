import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'

/**
 * Result of a signature check. `unknown` means that the signature could not be checked, such as when a node is down; the check can be
 * retried.
 */
export type Verdict = 'valid' | 'invalid' | 'unknown'

/** A message, its claimed signer, and the signature as the wallet returned it. All fields are untrusted until verified. */
export type SignedMessage = {
  readonly data: { readonly accountAddress: string; readonly chainId: CaipNetworkId }
  readonly message: string
  readonly signature: string
}

/**
 * Checks signatures of one namespace, in a page or on a server. The `./verify` entry of each adapter exports one. `Signed` may carry more,
 * such as the fields of a sign-in.
 *
 * @example const verifier: MessageVerifier = { namespace: 'cosmos', verify: async ({ message, signature }) => 'invalid' }
 */
export type MessageVerifier<Signed extends SignedMessage = SignedMessage> = {
  readonly namespace: ChainNamespace
  /** Returns false to leave the check to other verifiers. Defaults to any message of the namespace. */
  shouldVerify?(signed: Signed): boolean
  /** `true` and `false` are short for `valid` and `invalid`. An error counts as `unknown`. */
  verify(signed: Signed): Verdict | boolean | Promise<Verdict | boolean>
}
