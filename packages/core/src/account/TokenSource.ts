import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import type { TokenBalance } from '../chain/Token.js'

/** Input of a {@link TokenSource}. */
export type TokenSourceCall = {
  readonly networkId: CaipNetworkId
  readonly address: string
  /**
   * Tokens that a transaction may have changed, by address; undefined stands for the native currency. The source must bypass its caches for
   * these. A source that can't do so resolves with undefined, and the kit reads the chain instead.
   */
  readonly forceUpdate: readonly (string | undefined)[]
  readonly signal: AbortSignal
}

/**
 * Source of token balances and prices. Resolves with undefined for networks or accounts that it doesn't support. An error with `status` 503
 * stops the periodic refresh.
 *
 * @example
 * const source: TokenSource = async ({ networkId, address }) => readMyIndexer(networkId, address)
 */
export type TokenSource = (call: TokenSourceCall) => Promise<readonly TokenBalance[] | undefined>
