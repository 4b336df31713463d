import { type ApiClient, getGasPrice } from '@kit/api'
import type { CaipAddress, PluginContext, Store } from '@kit/core/plugin'
import type { Quote, SwapState } from '../SwapState.js'
import { notReady, toSwapError } from '../swapErrors.js'
import { readAmountOut } from '../trade/readAmountOut.js'
import { minimumOf } from '../trade/SwapPlan.js'
import { tokenId } from '../trade/tokenId.js'
import { readPriceImpact, readPrices, readSwapQuote, type TradedPair } from './readSwapQuote.js'

/** Typical gas of a swap over two pools, used until it is simulated. */
const typicalGas = 250_000n

/** Loads quotes. The latest request wins. */
export type SwapQuoting = {
  /** Loads the quote for the current state, deduplicated with a running request. Rejects like `swap.quote`. */
  ask(): Promise<Quote>
  /** Resolves when the price impact, prices and fee of the last quote are loaded, or can't be. */
  detailed(): Promise<void>
  /** Aborts the running request. */
  stop(): void
  /** Stores the simulated gas of the current swap. */
  setGas(gas: bigint | undefined): void
}

/** Creates the quoting. The gas is simulated once per pair of tokens, in the background. */
export function createSwapQuoting(
  api: ApiClient,
  store: Store<SwapState>,
  { ports }: PluginContext,
  tryGas: (state: SwapState, signal: AbortSignal) => Promise<bigint | undefined>,
): SwapQuoting {
  let current = new AbortController()
  let open: { readonly key: string; readonly answer: Promise<Quote> } | undefined
  /** Simulated gas by pair of tokens. */
  const gasOf = new Map<string, bigint>()
  const tried = new Set<string>()
  let gasPrice: bigint | undefined
  let details = Promise.resolve()

  const pairOf = ({ from, to }: Pick<SwapState, 'from' | 'to'>) => `${from && tokenId(from)}>${to && tokenId(to)}`
  const feeOf = (now: SwapState) => gasPrice && gasPrice * (gasOf.get(pairOf(now)) ?? typicalGas)

  function ask(): Promise<Quote> {
    const { typed, amountIn, amountOut, networkId, address } = store.getState()
    const key = [networkId, address, pairOf(store.getState()), typed, typed === 'in' ? amountIn : amountOut].join()
    if (open?.key === key && !current.signal.aborted) return open.answer
    const mine = { key, answer: requestQuote() }
    open = mine
    const end = () => {
      if (open === mine) open = undefined
    }
    mine.answer.then(end, end)
    return mine.answer
  }

  async function requestQuote(): Promise<Quote> {
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
    const pair = { from, to }
    const read = (traded: TradedPair, given: bigint) =>
      readAmountOut(api, { amount: given, ...traded, userAddress: userOf(store.getState()) }, signal)
    try {
      const quote = await readSwapQuote(read, pair, typed, amount)
      change((now) => withQuote(now, quote))
      const unknown = () => undefined
      // Not awaited: the caller first compares the quote with the one that was shown.
      details = Promise.all([
        readPriceImpact(read, pair, quote).catch(unknown),
        readPrices(api, pair, signal).catch(unknown),
        getGasPrice(api, { networkId: from.networkId }, signal).catch(unknown),
      ]).then(([impact, prices, gas]) => {
        gasPrice = gas?.standard
        change((now) => ({ ...now, priceImpact: impact, prices: prices ?? now.prices, networkFee: feeOf(now) }))
        if (signal.aborted || tried.has(pairOf(pair))) return
        tried.add(pairOf(pair))
        // If the simulation fails, the typical gas stays.
        tryGas(store.getState(), signal).then((gas) => signal.aborted || setGas(gas), unknown)
      })
      return quote
    } catch (failure) {
      const error = toSwapError(failure, ports.platform.isOnline())
      change((now) => ({ ...now, ...noQuote(now), quote: { status: 'error', error, retryAtMs: ports.clock.now() } }))
      throw error
    }
  }

  function setGas(gas: bigint | undefined): void {
    if (gas !== undefined) gasOf.set(pairOf(store.getState()), gas)
    store.update((now) => ({ ...now, networkFee: feeOf(now) }))
  }

  return { ask, detailed: () => details, stop: () => current.abort(), setGas }
}

/** Adds a quote to the state. While a transaction is in progress, its values stay. */
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

/** Clears everything that comes from a quote, but keeps the typed amount. */
export function noQuote({ typed }: SwapState): Partial<SwapState> {
  const unknown = { rate: undefined, priceImpact: undefined, networkFee: undefined, minimumReceived: undefined }
  return typed === 'in' ? { ...unknown, amountOut: undefined } : { ...unknown, amountIn: undefined }
}

/** The account in CAIP-10 format. */
function userOf({ networkId, address }: Pick<SwapState, 'networkId' | 'address'>): CaipAddress | undefined {
  return networkId === undefined || address === undefined ? undefined : `${networkId}:${address}`
}
