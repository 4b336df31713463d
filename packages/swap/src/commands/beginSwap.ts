import { KitError, parseUnits } from '@kit/core/plugin'
import type { SwapStart } from '../SwapOptions.js'
import { noQuote } from '../services/createSwapQuoting.js'
import type { SwapServices } from '../services/createSwapServices.js'
import { editSwap } from './editSwap.js'

/** Resets the swap, with the given tokens. */
export const beginSwap =
  (services: SwapServices) =>
  async (start: SwapStart = {}): Promise<void> => {
    const { fromToken, toToken, amount } = start
    const { store, loadTokens: load } = services
    const { networkId } = store.getState()
    if (store.getState().status === 'submitted')
      store.update((now) => ({ ...now, ...emptied, ...noQuote({ ...now, typed: 'in' }) }))
    const tokens = await load()
    // Tokens of another network must not be used for this one.
    if (store.getState().networkId !== networkId) return beginSwap(services)(start)
    const named = (text: string | undefined) => {
      if (text === undefined) return undefined
      const matchesText = (name: string | undefined) => name?.toLowerCase() === text.toLowerCase()
      const token = tokens.find(({ address, symbol }) => [address, symbol].some(matchesText))
      if (token !== undefined || tokens.length === 0) return token
      throw new KitError('token/notFound', {
        shortMessage: "The token isn't available for swaps on this network.",
        details: text,
      })
    }
    const [from, to] = [named(fromToken), named(toToken)]
    const sold = from ?? store.getState().from
    // Opening the view changes nothing.
    if (from === undefined && to === undefined && amount === undefined) return
    editSwap(services)({
      ...(from && { from }),
      ...(to && { to }),
      ...(amount !== undefined && sold && { amountIn: parseUnits(amount, sold.decimals) }),
    })
  }

const emptied = {
  typed: 'in',
  amountIn: undefined,
  amountOut: undefined,
  quote: { status: 'idle' },
  steps: [],
  status: 'editing',
  hash: undefined,
  error: undefined,
} as const
