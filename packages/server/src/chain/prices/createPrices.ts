import type { CachedMany } from '../../platform/cache/createCachedMany.js'
import type { Log } from '../../platform/log/Log.js'
import type { Chains } from '../chains/Chains.js'
import type { PerFamily } from '../chains/PerFamily.js'
import type { PriceConfig } from '../config/serviceConfig.js'
import type { Asset } from '../tokens/Asset.js'
import type { Assets } from '../tokens/createAssets.js'
import { createFixedPrices } from './createFixedPrices.js'
import type { PricedAsset, PriceReader } from './PriceReader.js'
import { oneUsd, type UsdPrice } from './UsdPrice.js'

/** Prices of assets in US dollars. */
export type Prices = {
  /**
   * Returns the price of each asset; undefined if unknown. In this order: configured, pools, feeds.
   * @throws NoUpstreamResponded when a chain had to be read and did not respond
   */
  usd(assets: readonly PricedAsset[]): Promise<readonly (UsdPrice | undefined)[]>
}

/** Dependencies of {@link createPrices}. */
export type PricesOptions = {
  readonly config: PriceConfig
  readonly chains: Chains
  readonly assets: Assets
  readonly readers: PerFamily<PriceReader>
  readonly cachedMany: CachedMany
  readonly now: () => number
  readonly log: Log
}

const cachePolicy = { freshMs: 30_000, staleMs: 30_000 }

/**
 * Opens the prices of all chains.
 *
 * @throws ConfigError for problems in the operator's prices
 */
export function createPrices({ config, chains, assets, readers, cachedMany, now, log }: PricesOptions): Prices {
  const fixed = createFixedPrices({ config, assets, now, log })

  /** Prices that need no chain. */
  function known(asset: Asset): UsdPrice | undefined {
    const { chain, address } = asset
    const chainConfig = chains.config(chain)
    const isWrapped = chainConfig?.wrappedNative?.toLowerCase() === address
    const price = fixed(asset) ?? (isWrapped ? fixed({ chain, address: 'native' }) : undefined)
    if (price !== undefined) return price
    return chainConfig?.stables.some((stable) => assets.parseAddress(chain, stable) === address) ? oneUsd : undefined
  }

  async function ofChain(chain: string, wanted: readonly PricedAsset[]): Promise<readonly (UsdPrice | undefined)[]> {
    const read = readers.of(chain)
    if (read === undefined) return wanted.map(() => undefined)
    const byKey = new Map(wanted.map((asset) => [`price:${chain}:${asset.address}`, asset]))
    const prices = await cachedMany(
      wanted.map(({ address }) => `price:${chain}:${address}`),
      () => cachePolicy,
      async (keys) => {
        const found = await read(
          chain,
          keys.map((key) => byKey.get(key) as PricedAsset),
          known,
        )
        return found.map((price) => price?.toString() ?? null)
      },
    )
    return prices.map((price) => (price === null ? undefined : BigInt(price)))
  }

  return {
    async usd(assets) {
      const prices = new Map<Asset, UsdPrice | undefined>(assets.map((asset) => [asset, known(asset)]))
      const open = assets.filter((asset) => prices.get(asset) === undefined)
      await Promise.all(
        [...new Set(open.map(({ chain }) => chain))].map(async (chain) => {
          const wanted = open.filter((asset) => asset.chain === chain)
          const found = await ofChain(chain, wanted)
          for (const [index, asset] of wanted.entries()) prices.set(asset, found[index])
        }),
      )
      return assets.map((asset) => prices.get(asset))
    },
  }
}
