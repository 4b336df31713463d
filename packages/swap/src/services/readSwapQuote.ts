import { type ApiClient, getFungiblePrice } from '@kit/api'
import type { Quote, SwapState, TradedToken } from '../SwapState.js'
import { tokenId } from '../trade/tokenId.js'

/** What a trade is asked about. */
export type TradedPair = { readonly from: TradedToken; readonly to: TradedToken }

/** Asks what an amount of a token brings of another. */
type Read = (pair: TradedPair, amount: bigint) => Promise<bigint>

/** What an amount brings. For one that shall arrive: the other way round, then scaled by what that really brings. */
export async function readSwapQuote(
  read: Read,
  pair: TradedPair,
  typed: SwapState['typed'],
  amount: bigint,
): Promise<Quote> {
  if (typed === 'in') return { amountIn: amount, amountOut: await read(pair, amount) }
  const guess = await read({ from: pair.to, to: pair.from }, amount)
  const brought = await read(pair, guess)
  const amountIn = (guess * amount + brought - 1n) / brought
  return { amountIn, amountOut: await read(pair, amountIn) }
}

/** How much worse the amount is traded than a thousandth of it, in percent. */
export async function readPriceImpact(
  read: Read,
  pair: TradedPair,
  { amountIn, amountOut }: Quote,
): Promise<number | undefined> {
  const small = amountIn / 1000n
  // Too few digits would tell of rounding, not of the price.
  if (small < 1000n || amountOut < 1_000_000n) return undefined
  const brought = await read(pair, small)
  const lost = 1 - Number((amountOut * small * 1_000_000n) / (brought * amountIn)) / 1e6
  return Math.max(0, lost * 100)
}

/** What one whole unit of each is worth in US dollars, where the service knows. */
export async function readPrices(
  api: ApiClient,
  { from, to }: TradedPair,
  signal: AbortSignal,
): Promise<SwapState['prices']> {
  const [fromId, toId] = [tokenId(from), tokenId(to)]
  const rows = await getFungiblePrice(api, { addresses: [fromId, toId] }, signal)
  const priceOf = (id: string) => rows.find(({ address }) => address.toLowerCase() === id.toLowerCase())?.price
  return { from: priceOf(fromId), to: priceOf(toId) }
}
