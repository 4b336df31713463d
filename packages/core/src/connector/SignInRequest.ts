import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import type { Account } from '../chain/Account.js'

/**
 * A sign-in requested together with the connection, with the fields of CAIP-222 and WalletConnect's `session_authenticate`. The account
 * isn't known yet. Dates are in RFC 3339.
 */
export type SignInRequest = {
  readonly domain: string
  readonly uri: string
  readonly nonce: string
  readonly issuedAt: string
  readonly expirationTime?: string
  readonly notBefore?: string
  readonly requestId?: string
  readonly statement?: string
  readonly resources?: readonly string[]
  /** Networks to sign in on, the active one first. */
  readonly networkIds: readonly CaipNetworkId[]
}

/** Lets a plugin request a sign-in together with a connect. */
export type SignInOffer = {
  /**
   * Returns the sign-in to request, or undefined to request none. Called if all requested namespaces support it, and awaited for at most
   * one second before the pairing link is created. If it times out, the wallet connects without signing in.
   */
  request(networkIds: readonly CaipNetworkId[], signal: AbortSignal): Promise<SignInRequest | undefined>
  /**
   * Called with the wallet's proofs (CACAO of CAIP-74, or `{ message, signature }`) and the accounts that it connects, right before the
   * connection is established. The proofs are untrusted until verified. Not called if the response came after the connect ended.
   */
  onProofs(answer: {
    readonly request: SignInRequest
    readonly proofs: readonly unknown[]
    readonly accounts: readonly Account[]
  }): void
}
