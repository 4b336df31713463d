import type { CachedMany } from '../cache/createCachedMany.js'
import type { Chains } from '../chain/Chains.js'
import type { ServerConfig } from '../config/ServerConfig.js'
import type { ContractReader } from '../families/eip155/contracts/createContractReader.js'
import { readMarketPrices } from '../families/eip155/prices/readMarketPrices.js'
import type { Log } from '../Log.js'
import { type Asset, parseAddress } from '../tokens/Asset.js'
import type { Tokens } from '../tokens/createTokens.js'
import { createFixedPrices } from './createFixedPrices.js'
import { ONE_USD, parseUsdPrice, type UsdPrice } from './UsdPrice.js'

/** Prices of assets in US dollars. */
export type Prices = {
  /**
   * The price of each asset; undefined where nobody knows one. In this order: the operator's, that of pools, that of feeds.
   * @throws NoUpstreamAnswered when a chain had to be read and did not answer
   */
  usd(assets: readonly PricedAsset[]): Promise<readonly (UsdPrice | undefined)[]>
}

/** An asset, and how many places one unit of it has. */
export type PricedAsset = Asset & { readonly decimals: number }

/** What the prices work with. */
export type PricesOptions = {
  readonly config: ServerConfig['prices']
  readonly chains: Chains
  readonly tokens: Tokens
  readonly reader: ContractReader
  readonly cachedMany: CachedMany
  readonly now: () => number
  readonly log: Log
}

const FRESHNESS = { freshMs: 30_000, staleMs: 30_000 }

/**
 * Opens the prices of all chains.
 *
 * @throws ConfigError for faults in the operator's prices
 */
export function createPrices({ config, chains, tokens, reader, cachedMany, now, log }: PricesOptions): Prices {
  const fixed = createFixedPrices({ config, now, log })
  const minDepth = parseUsdPrice(config.minLiquidityUsd)

  /** What needs no chain. */
  function known(asset: Asset): UsdPrice | undefined {
    const { chain, address } = asset
    const chainConfig = chains.config(chain)
    const isWrapped = chainConfig?.wrappedNative?.toLowerCase() === address
    const price = fixed(asset) ?? (isWrapped ? fixed({ chain, address: 'native' }) : undefined)
    if (price !== undefined) return price
    const namespace = chain.split(':')[0] as string
    return chainConfig?.stables.some((stable) => parseAddress(namespace, stable) === address) ? ONE_USD : undefined
  }

  async function readMarket(chain: string, assets: readonly PricedAsset[]): Promise<readonly (string | null)[]> {
    const chainConfig = chains.config(chain)
    if (chainConfig === undefined) return assets.map(() => null)
    const bases = [...new Set([...chainConfig.stables, chainConfig.wrappedNative ?? []].flat())]
    const found = await tokens.find(bases.map((address) => ({ chain, address: address.toLowerCase() })))
    const basesFound = found.flatMap((token) => (token === undefined ? [] : [token]))
    const wrapped = chainConfig.wrappedNative?.toLowerCase()
    const prices = await readMarketPrices(
      {
        reader,
        cachedMany,
        chain,
        exchanges: chainConfig.exchanges,
        stables: basesFound
          .filter(({ address }) => address !== wrapped)
          .map((token) => ({ ...token, usd: known(token) ?? ONE_USD })),
        wrappedNative: basesFound.find(({ address }) => address === wrapped),
        nativeUsd: known({ chain, address: 'native' }),
        feeds: new Map(
          Object.entries(chainConfig.feeds).map(([token, feed]) => [
            token === 'native' ? token : token.toLowerCase(),
            feed.toLowerCase(),
          ]),
        ),
        minDepth,
        feedsSince: BigInt(Math.floor((now() - config.maxFeedAgeMs) / 1000)),
      },
      assets,
    )
    return prices.map((price) => price?.toString() ?? null)
  }

  async function ofChain(chain: string, assets: readonly PricedAsset[]): Promise<readonly (UsdPrice | undefined)[]> {
    if (!chain.startsWith('eip155:')) return assets.map(() => undefined)
    const byKey = new Map(assets.map((asset) => [`price:${chain}:${asset.address}`, asset]))
    const prices = await cachedMany(
      assets.map(({ address }) => `price:${chain}:${address}`),
      () => FRESHNESS,
      (keys) =>
        readMarket(
          chain,
          keys.map((key) => byKey.get(key) as PricedAsset),
        ),
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
