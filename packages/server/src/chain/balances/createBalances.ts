import type { z } from 'zod'
import type { getBalance } from '../../contract/balanceEndpoints.js'
import type { Cached } from '../../platform/cache/createCached.js'
import type { PerFamily } from '../chains/PerFamily.js'
import { RpcFailure } from '../chains/RpcFailure.js'
import { NoUpstreamResponded } from '../gateway/createChainGateway.js'
import { type Currency, convertUsd } from '../prices/createRates.js'
import type { Market } from '../prices/Market.js'
import { requireRate } from '../prices/requireRate.js'
import { toDouble, usdValueOf } from '../prices/UsdPrice.js'
import type { Asset } from '../tokens/Asset.js'
import type { Assets } from '../tokens/createAssets.js'
import { formatDecimal } from '../tokens/formatDecimal.js'
import type { Holding, HoldingReader } from './HoldingReader.js'

/** One row of the response. */
export type BalanceRow = z.output<typeof getBalance.answer>['balances'][number]

/** Balances of an account and their values. */
export type Balances = {
  /**
   * Returns balances on chains of one namespace, most valuable first, at most 10 s old; `forced` assets are refreshed, zeros included.
   * Omits chains that do not respond.
   * @throws HttpError 400 `currency` if no exchange rate is available
   * @throws NoUpstreamResponded if no chain responded
   */
  read(requested: {
    readonly account: string
    readonly chains: readonly string[]
    readonly currency: Currency
    readonly forced: readonly Asset[]
  }): Promise<readonly BalanceRow[]>
}

/** Dependencies of {@link createBalances}. */
export type BalancesOptions = {
  readonly assets: Assets
  readonly market: Market
  readonly readers: PerFamily<HoldingReader>
  readonly cached: Cached
}

const cachePolicy = { freshMs: 10_000 }

/** Reads balances from the chains, priced by the market. */
export function createBalances({ assets, market, readers, cached }: BalancesOptions): Balances {
  const { prices, rates } = market

  function toRow(token: Holding['token'], amount: bigint, usd: bigint | undefined, perUsd: bigint): BalanceRow {
    const { chain, address, name, symbol, decimals, logoUri } = token
    const price = convertUsd(usd ?? 0n, perUsd)
    return {
      name,
      symbol,
      chainId: chain,
      ...(address !== 'native' && { address: assets.format(token) }),
      ...(usd !== undefined && { value: toDouble(usdValueOf(amount, decimals, price)) }),
      price: toDouble(price),
      quantity: { decimals: String(decimals), numeric: formatDecimal(amount, decimals) },
      iconUrl: logoUri ?? '',
    }
  }

  async function price(holdings: readonly Holding[], perUsd: bigint): Promise<readonly BalanceRow[]> {
    const held = holdings.map(({ token }) => token)
    // Balances matter more than their values: they are returned without prices if prices fail.
    const usd = await prices.usd(held).catch(() => [])
    return holdings.map(({ token, amount }, index) => toRow(token, amount, usd[index], perUsd))
  }

  async function readChain(chain: string, account: string, perUsd: bigint): Promise<readonly BalanceRow[]> {
    return price((await readers.of(chain)?.read(chain, account)) ?? [], perUsd)
  }

  async function readForced(account: string, forced: readonly Asset[], perUsd: bigint): Promise<readonly BalanceRow[]> {
    const ids = [...new Set(forced.map(({ chain }) => chain))]
    return answersOf(
      ids.map(async (chain) => {
        const wanted = forced.filter((asset) => asset.chain === chain)
        return price((await readers.of(chain)?.readNow?.(chain, account, wanted)) ?? [], perUsd)
      }),
    )
  }

  return {
    async read({ account, chains: ids, currency, forced }) {
      const perUsd = await requireRate(rates, currency)
      const [rows, forcedRows] = await Promise.all([
        answersOf(
          ids.map((chain) => {
            const key = `balance:${chain}:${account}:${currency}`
            return cached(key, cachePolicy, () => readChain(chain, account, perUsd))
          }),
        ),
        readForced(account, forced, perUsd),
      ])
      const isForced = new Set(forcedRows.map(idOf))
      return [...rows.filter((row) => !isForced.has(idOf(row))), ...forcedRows].sort(byValue)
    },
  }
}

/** Combines the available responses; fails if there are none. */
async function answersOf(chains: readonly Promise<readonly BalanceRow[]>[]): Promise<readonly BalanceRow[]> {
  const settled = await Promise.allSettled(chains)
  const answered = settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  if (answered.length > 0 || settled.length === 0) return answered.flat()
  for (const result of settled) {
    if (result.status !== 'rejected') continue
    const { reason } = result
    if (!(reason instanceof NoUpstreamResponded || reason instanceof RpcFailure)) throw reason
  }
  throw new NoUpstreamResponded(['no chain answered'])
}

function idOf({ chainId, address }: BalanceRow): string {
  return address ?? chainId
}

function byValue(a: BalanceRow, b: BalanceRow): number {
  return (b.value ?? -1) - (a.value ?? -1)
}
