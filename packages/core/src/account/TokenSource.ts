import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import type { TokenBalance } from '../chain/Token.js'

/** What a {@link TokenSource} is asked. */
export type TokenSourceCall = {
  readonly networkId: CaipNetworkId
  readonly address: string
  /**
   * What a transaction may have changed: tokens by address, and the network's own currency as undefined. To be read past every cache of the
   * source; one that can not do so resolves with undefined, and the chain is asked.
   */
  readonly forceUpdate: readonly (string | undefined)[]
  readonly signal: AbortSignal
}

/**
 * A service that knows what accounts hold, with prices. Resolves with undefined for what it does not serve. An error with the
 * `status` 503 ends the refreshing from it.
 *
 * @example
 * const source: TokenSource = async ({ networkId, address }) => readMyIndexer(networkId, address)
 */
export type TokenSource = (call: TokenSourceCall) => Promise<readonly TokenBalance[] | undefined>
