import type { Cache } from '../../platform/cache/Cache.js'
import type { Cached } from '../../platform/cache/createCached.js'
import type { Store } from '../../platform/store/Store.js'
import type { Chains } from '../chains/Chains.js'
import type { ChainConfig } from '../config/chainConfig.js'
import type { IdentityConfig, NftConfig } from '../config/serviceConfig.js'

/** Identity of an account, and how long it can be cached. */
export type Identity = {
  readonly name: string | null
  readonly avatar: string | null
  readonly resolvedAtMs: number
  readonly freshUntilMs: number
}

/**
 * Reads the identity of an account; `address` is normalized by its family. @throws NoUpstreamResponded when a required chain is unavailable
 */
export type IdentityReader = (address: string, options: { readonly useCache: boolean }) => Promise<Identity>

/** Dependencies of identity readers. */
export type IdentityReaderOptions = {
  readonly cache: Cache
  readonly cached: Cached
  readonly chains: Chains
  readonly config: {
    readonly chains: Readonly<Record<string, ChainConfig>>
    readonly identity: IdentityConfig
    readonly nfts: NftConfig
  }
  readonly now: () => number
  readonly store: Store
}
