import { type ApiClient, getFungiblePrice } from '@kit/api'
import type { Quote, SwappableToken, SwapState } from '../SwapState.js'
import { tokenId } from '../trade/tokenId.js'

/** The pair of tokens of a quote. */
export type TradedPair = { readonly from: SwappableToken; readonly to: SwappableToken }

/** Returns the output for an amount of a token. */
type Read = (pair: TradedPair, amount: bigint) => Promise<bigint>

/** Loads the quote for an amount. For an output amount, it quotes the reverse direction, then scales the result by its actual output. */
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

/** Returns the price impact as a percentage: compares the price of the amount with that of a thousandth. */
export async function readPriceImpact(
  read: Read,
  pair: TradedPair,
  { amountIn, amountOut }: Quote,
): Promise<number | undefined> {
  const small = amountIn / 1000n
  // With too few digits, the result would be dominated by rounding.
  if (small < 1000n || amountOut < 1_000_000n) return undefined
  const brought = await read(pair, small)
  const lost = 1 - Number((amountOut * small * 1_000_000n) / (brought * amountIn)) / 1e6
  return Math.max(0, lost * 100)
}

/** Returns the prices per whole unit in US dollars, if the service knows them. */
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
