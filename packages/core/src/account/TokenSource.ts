import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import type { TokenBalance } from '../chain/Token.js'

/** What a {@link TokenSource} is asked. */
export type TokenSourceCall = {
  readonly networkId: CaipNetworkId
  readonly address: string
  /** Tokens that a transaction may have changed: to be read past every cache of the source. */
  readonly forceUpdate: readonly string[]
  readonly signal: AbortSignal
}

/**
 * A service that knows what accounts hold, with prices. Resolves with undefined for a network that it does not serve. An error with the
 * `status` 503 ends the refreshing from it.
 *
 * @example
 * const source: TokenSource = async ({ networkId, address }) => readMyIndexer(networkId, address)
 */
export type TokenSource = (call: TokenSourceCall) => Promise<readonly TokenBalance[] | undefined>
