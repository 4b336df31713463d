import type { Cached } from '../cache/createCached.js'
import type { Chains } from '../chain/Chains.js'
import type { Store } from '../store/Store.js'
import type { Asset } from '../tokens/Asset.js'
import type { Tokens } from '../tokens/createTokens.js'
import type { Token } from '../tokens/Token.js'

/** What an account holds of a token, or of a chain's own currency, in base units. */
export type Holding = { readonly token: Token; readonly amount: bigint }

/** Reads what accounts hold on the chains of a family. */
export type HoldingReader = {
  /** Everything that is known and not zero. @throws NoUpstreamResponded, RpcFailure */
  read(chain: string, account: string): Promise<readonly Holding[]>
  /** Certain assets as they are now, zeros too; those that are not tokens are left out. @throws NoUpstreamResponded, RpcFailure */
  readNow?(chain: string, account: string, assets: readonly Asset[]): Promise<readonly Holding[]>
}

/** What holding readers work with. */
export type HoldingReaderOptions = {
  readonly chains: Chains
  readonly cached: Cached
  readonly store: Store
  readonly tokens: Tokens
}
