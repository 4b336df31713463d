import { priceDecimals, type UsdPrice } from '../../../prices/UsdPrice.js'
import type { ContractCall } from '../contracts/createContractReader.js'
import { type FindPoolsOptions, findPools } from './findPools.js'
import { feedAbi } from './marketAbi.data.js'
import { type Pool, type PoolToken, parsePoolPrice, poolCalls } from './Pool.js'

/** Options for {@link readMarketPrices}. */
export type MarketOptions = FindPoolsOptions & {
  /** Tokens with a known price, dollar tokens first. */
  readonly stables: readonly (PoolToken & { readonly usd: UsdPrice })[]
  readonly wrappedNative: PoolToken | undefined
  /** Price of the native currency, if the operator set it. */
  readonly nativeUsd: UsdPrice | undefined
  /** Feeds by token address, `native` for the native currency. */
  readonly feeds: ReadonlyMap<string, string>
  /** Pools with less depth are ignored. In the scale of a price. */
  readonly minDepth: bigint
  /** Older feed updates are ignored. Unix time in seconds. */
  readonly feedsSince: bigint
}

/**
 * Reads prices of tokens of one chain: from the deepest pool against a dollar token or the native currency, otherwise from its feed.
 * `native` among the addresses is the native currency. Undefined without either.
 *
 * @throws NoUpstreamResponded
 */
export async function readMarketPrices(
  options: MarketOptions,
  tokens: readonly PoolToken[],
): Promise<readonly (UsdPrice | undefined)[]> {
  const { reader, chain, stables, wrappedNative, feeds } = options
  const contracts = tokens.filter(({ address }) => address !== 'native')
  const inPools = wrappedNative === undefined ? contracts : [...contracts, wrappedNative]
  const bases = wrappedNative === undefined ? stables : [...stables, wrappedNative]
  const pools = await findPools(options, inPools, bases)
  const feedAssets = [...new Set([...tokens.map(({ address }) => address), 'native'])].filter((address) =>
    feeds.has(address),
  )
  const answers = await reader.read(chain, [
    ...pools.flatMap(poolCalls),
    ...feedAssets.flatMap((address) => feedCalls(feeds.get(address) as string)),
  ])
  const poolResponses = pools.map((pool, index) => ({ pool, answer: answers.slice(index * 2, index * 2 + 2) }))
  const feedPrices = new Map(
    feedAssets.map((address, index) => {
      const at = (pools.length + index) * 2
      return [address, parseFeedPrice(answers.slice(at, at + 2), options.feedsSince)]
    }),
  )

  const usdOf = new Map(stables.map(({ address, usd }) => [address, usd]))
  const bestPool = (address: string): UsdPrice | undefined => {
    const poolPrices = poolResponses
      .filter(({ pool }) => pool.token.address === address)
      .flatMap(({ pool, answer }) => priceIn(pool, answer, usdOf.get(pool.base.address), options.minDepth))
    return poolPrices.reduce((best, one) => (one.depth > best.depth ? one : best), poolPrices[0] ?? noPool).price
  }
  // The native currency comes first, because others are traded for it.
  const nativePool = wrappedNative === undefined ? undefined : bestPool(wrappedNative.address)
  const nativeUsd = options.nativeUsd ?? nativePool ?? feedPrices.get('native')
  if (wrappedNative !== undefined && nativeUsd !== undefined) usdOf.set(wrappedNative.address, nativeUsd)
  return tokens.map(({ address }) =>
    address === 'native' || address === wrappedNative?.address
      ? nativeUsd
      : (bestPool(address) ?? feedPrices.get(address)),
  )
}

const noPool = { price: undefined, depth: -1n } as const

function priceIn(pool: Pool, answer: readonly unknown[], baseUsd: UsdPrice | undefined, minDepth: bigint) {
  const poolPrices = baseUsd === undefined ? undefined : parsePoolPrice(pool, answer, baseUsd)
  return poolPrices === undefined || poolPrices.depth < minDepth || poolPrices.price === 0n ? [] : [poolPrices]
}

function feedCalls(address: string): readonly ContractCall[] {
  return [
    { address, abi: feedAbi, functionName: 'decimals' },
    { address, abi: feedAbi, functionName: 'latestRoundData' },
  ]
}

function parseFeedPrice([decimals, round]: readonly unknown[], since: bigint): UsdPrice | undefined {
  if (typeof decimals !== 'bigint' || decimals > BigInt(priceDecimals) || !Array.isArray(round)) return undefined
  const [, answer, , updatedAt] = round as readonly bigint[]
  if (answer === undefined || updatedAt === undefined || answer <= 0n || updatedAt < since) return undefined
  return answer * 10n ** (BigInt(priceDecimals) - decimals)
}
