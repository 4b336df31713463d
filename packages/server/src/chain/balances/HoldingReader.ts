import type { Cached } from '../../platform/cache/createCached.js'
import type { Store } from '../../platform/store/Store.js'
import type { Chains } from '../chains/Chains.js'
import type { Asset } from '../tokens/Asset.js'
import type { Tokens } from '../tokens/createTokens.js'
import type { Token } from '../tokens/Token.js'

/** Balance of a token or of a chain's native currency, in base units. */
export type Holding = { readonly token: Token; readonly amount: bigint }

/** Reads account balances on the chains of a family. */
export type HoldingReader = {
  /** Returns all known nonzero balances. @throws NoUpstreamResponded, RpcFailure */
  read(chain: string, account: string): Promise<readonly Holding[]>
  /**
   * Returns current balances of the given assets, zeros included; omits assets that are not tokens. @throws NoUpstreamResponded, RpcFailure
   */
  readNow?(chain: string, account: string, assets: readonly Asset[]): Promise<readonly Holding[]>
}

/** Dependencies of holding readers. */
export type HoldingReaderOptions = {
  readonly chains: Chains
  readonly cached: Cached
  readonly store: Store
  readonly tokens: Tokens
}
