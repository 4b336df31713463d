import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import type { Account } from '../chain/Account.js'

/**
 * A sign-in that is asked for together with the connection: what CAIP-222 and `session_authenticate` of WalletConnect carry. The account
 * is not known yet. Dates are RFC 3339.
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
  /** The network in use first. */
  readonly networkIds: readonly CaipNetworkId[]
}

/** What a plugin does with connects of which the wallet may be asked to sign in, too. */
export type SignInOffer = {
  /**
   * What to ask for, when all networks that are asked for are of namespaces that can; undefined to ask for none. Waited for before the
   * link is made, for one second at most: a service that is slow costs the visitor the one press, not the connection.
   */
  request(networkIds: readonly CaipNetworkId[], signal: AbortSignal): Promise<SignInRequest | undefined>
  /**
   * The wallet answered: with proofs (CACAO, CAIP-74; or `{ message, signature }`, the text itself), hostile until each is checked, and the accounts that it connects. Called right
   * before the connection stands, and not at all for an answer that came when nobody waited any more.
   */
  answered(answer: {
    readonly request: SignInRequest
    readonly proofs: readonly unknown[]
    readonly accounts: readonly Account[]
  }): void
}
