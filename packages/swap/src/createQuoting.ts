import { type ApiClient, getFungiblePrice, getGasPrice, getSwapQuotes, reasonOf } from '@kit/api'
import { type CaipAddress, isKitError, KitError, type PluginContext, type Store, toKitError } from '@kit/core/plugin'
import { minimumOf } from './minimumOf.js'
import type { Quote, SwapState, TradedToken } from './SwapState.js'
import { tokenId } from './tokenId.js'

export type {} from './swapErrors.js'

/** About what a swap over two pools takes, until it was tried. */
const usualGas = 250_000n

/** Asks for quotes: the newest question counts. */
export type Quoting = {
  /** Asks for what the state says now; a question for the same that is open is joined. Rejects as `swap.quote` does. */
  ask(): Promise<Quote>
  /** Gives up what is being asked. */
  stop(): void
  /** Tells how much gas the swap that the state is about took when it was tried. */
  learnGas(gas: bigint | undefined): void
}

/** What a trade is asked about. */
type Pair = { readonly from: TradedToken; readonly to: TradedToken }

/** Creates it over the store of the plugin. What a swap takes is tried once for two tokens, in the background. */
export function createQuoting(
  api: ApiClient,
  store: Store<SwapState>,
  { ports }: PluginContext,
  tryGas: (state: SwapState, signal: AbortSignal) => Promise<bigint | undefined>,
): Quoting {
  let current = new AbortController()
  let open: { readonly key: string; readonly answer: Promise<Quote> } | undefined
  /** What swaps took, by their tokens. */
  const gasOf = new Map<string, bigint>()
  const tried = new Set<string>()
  let gasPrice: bigint | undefined

  const pairOf = ({ from, to }: Pick<SwapState, 'from' | 'to'>) => `${from && tokenId(from)}>${to && tokenId(to)}`
  const feeOf = (now: SwapState) => gasPrice && gasPrice * (gasOf.get(pairOf(now)) ?? usualGas)

  async function quoteOf({ from, to }: Pair, amount: bigint, signal: AbortSignal): Promise<bigint> {
    const userAddress = userOf(store.getState())
    const [best] = await getSwapQuotes(api, { amount, from: tokenId(from), to: tokenId(to), userAddress }, signal)
    if (best === undefined || best.toAmount === 0n) throw noLiquidity()
    return best.toAmount
  }

  /** For an amount that shall arrive: the other way round, then scaled by what that really brings. */
  async function find(pair: Pair, wanted: bigint, signal: AbortSignal): Promise<Quote> {
    const guess = await quoteOf({ from: pair.to, to: pair.from }, wanted, signal)
    const brought = await quoteOf(pair, guess, signal)
    const amountIn = (guess * wanted + brought - 1n) / brought
    return { amountIn, amountOut: await quoteOf(pair, amountIn, signal) }
  }

  /** How much worse the amount is traded than a thousandth of it. */
  async function impactOf(
    pair: Pair,
    { amountIn, amountOut }: Quote,
    signal: AbortSignal,
  ): Promise<number | undefined> {
    const small = amountIn / 1000n
    // Too few digits would tell of rounding, not of the price.
    if (small < 1000n || amountOut < 1_000_000n) return undefined
    const brought = await quoteOf(pair, small, signal)
    const lost = 1 - Number((amountOut * small * 1_000_000n) / (brought * amountIn)) / 1e6
    return Math.max(0, lost * 100)
  }

  async function pricesOf({ from, to }: Pair, signal: AbortSignal): Promise<SwapState['prices']> {
    const [fromId, toId] = [tokenId(from), tokenId(to)]
    const rows = await getFungiblePrice(api, { addresses: [fromId, toId] }, signal)
    const priceOf = (id: string) => rows.find(({ address }) => address.toLowerCase() === id.toLowerCase())?.price
    return { from: priceOf(fromId), to: priceOf(toId) }
  }

  function ask(): Promise<Quote> {
    const { typed, amountIn, amountOut, networkId, address } = store.getState()
    const key = [networkId, address, pairOf(store.getState()), typed, typed === 'in' ? amountIn : amountOut].join()
    if (open?.key === key && !current.signal.aborted) return open.answer
    const mine = { key, answer: askAnew() }
    open = mine
    const end = () => {
      if (open === mine) open = undefined
    }
    mine.answer.then(end, end)
    return mine.answer
  }

  async function askAnew(): Promise<Quote> {
    current.abort()
    const mine = new AbortController()
    current = mine
    const { signal } = mine
    const { from, to, typed, amountIn, amountOut } = store.getState()
    const amount = typed === 'in' ? amountIn : amountOut
    if (from === undefined || to === undefined || amount === undefined || amount <= 0n) throw notReady()
    store.update((now) => ({
      ...now,
      quote: { status: 'pending', ...('data' in now.quote && { data: now.quote.data as Quote }) },
    }))
    const change = (transition: (now: SwapState) => SwapState) => {
      if (!signal.aborted) store.update(transition)
    }
    try {
      const pair = { from, to }
      const quote =
        typed === 'in'
          ? { amountIn: amount, amountOut: await quoteOf(pair, amount, signal) }
          : await find(pair, amount, signal)
      change((now) => withQuote(now, quote))
      const unknown = () => undefined
      const [impact, prices, gas] = await Promise.all([
        impactOf(pair, quote, signal).catch(unknown),
        pricesOf(pair, signal).catch(unknown),
        getGasPrice(api, { networkId: from.networkId }, signal).catch(unknown),
      ])
      gasPrice = gas?.standard
      change((now) => ({ ...now, priceImpact: impact, prices: prices ?? now.prices, networkFee: feeOf(now) }))
      if (!signal.aborted && !tried.has(pairOf(pair))) {
        tried.add(pairOf(pair))
        // Where it cannot be tried, or would fail, the usual stays.
        tryGas(store.getState(), signal).then((gas) => signal.aborted || learnGas(gas), unknown)
      }
      return quote
    } catch (failure) {
      const error = toSwapError(failure, ports.platform.isOnline())
      change((now) => ({ ...now, ...noQuote(now), quote: { status: 'error', error, retryAtMs: ports.clock.now() } }))
      throw error
    }
  }

  function learnGas(gas: bigint | undefined): void {
    if (gas !== undefined) gasOf.set(pairOf(store.getState()), gas)
    store.update((now) => ({ ...now, networkFee: feeOf(now) }))
  }

  return { ask, stop: () => current.abort(), learnGas }
}

/** The state with what an amount brings. While a transaction is on its way, what was shown for it stays. */
export function withQuote(now: SwapState, quote: Quote): SwapState {
  const { from, to } = now
  if (from === undefined || to === undefined) return now
  const { amountIn, amountOut } = quote
  return {
    ...now,
    amountIn,
    amountOut,
    quote: { status: 'success', data: quote },
    rate: Number(amountOut) / 10 ** to.decimals / (Number(amountIn) / 10 ** from.decimals),
    minimumReceived: minimumOf(amountOut, now.slippage),
  }
}

/** What a state without a quote does not know; the amount that the visitor typed stays. */
export function noQuote({ typed }: SwapState): Partial<SwapState> {
  const unknown = { rate: undefined, priceImpact: undefined, networkFee: undefined, minimumReceived: undefined }
  return typed === 'in' ? { ...unknown, amountOut: undefined } : { ...unknown, amountIn: undefined }
}

/** The account as the service names it. */
export function userOf({ networkId, address }: Pick<SwapState, 'networkId' | 'address'>): CaipAddress | undefined {
  return networkId === undefined || address === undefined ? undefined : `${networkId}:${address}`
}

/** The error for a swap that is not complete. */
export function notReady(): KitError {
  return new KitError('swap/notReady', { shortMessage: 'A swap needs two different tokens and an amount.' })
}

/** The error for an amount that nobody trades. */
export function noLiquidity(cause?: unknown): KitError {
  return new KitError('swap/insufficientLiquidity', {
    shortMessage: 'Nobody trades so much of these tokens.',
    cause,
  })
}

/** What went wrong with the service, in the words of swaps. */
export function toSwapError(failure: unknown, isOnline: boolean): KitError {
  const error = toKitError(failure, 'adapter/failed', 'The swap failed.')
  if (isKitError(error, 'api/refused') && /insufficient liquidity/i.test(reasonOf(error, ''))) return noLiquidity(error)
  if (isKitError(error, 'api/unsupportedNetwork'))
    return new KitError('swap/notSupported', { shortMessage: 'Swaps are not offered on this network.', cause: error })
  if (!isOnline && !isKitError(error, 'transaction/maybeSent'))
    return new KitError('network/offline', { shortMessage: 'The page is offline.', cause: error })
  return error
}
