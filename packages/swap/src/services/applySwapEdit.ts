import { KitError } from '@kit/core/plugin'
import type { SwapEdit } from '../SwapOptions.js'
import { type SwappableToken, type SwapState, slippageLimits } from '../SwapState.js'
import { minimumOf } from '../trade/SwapPlan.js'
import { noQuote } from './createSwapQuoting.js'
import type { SwapServices } from './createSwapServices.js'

/** Applies a change. Returns false if nothing changed, such as while a request is waiting in the wallet. */
export function applySwapEdit({ store }: SwapServices, change: SwapEdit): boolean {
  const { slippage } = change
  if (slippage !== undefined && !(slippage >= slippageLimits.min && slippage <= slippageLimits.max))
    throw new KitError('swap/slippageInvalid', {
      shortMessage: 'The slippage is out of range.',
      details: `${slippage}`,
    })
  const before = store.getState()
  if (before.status === 'submitting') return false
  store.update((now) => edited(now, change))
  return store.getState() !== before
}

function edited(now: SwapState, change: SwapEdit): SwapState {
  const { from = now.from, to = now.to, slippage = now.slippage } = change
  const typed = 'amountOut' in change ? 'out' : 'amountIn' in change ? 'in' : now.typed
  const amounts = {
    amountIn: 'amountIn' in change ? change.amountIn : now.amountIn,
    amountOut: 'amountOut' in change ? change.amountOut : now.amountOut,
  }
  const next: SwapState = {
    ...now,
    ...amounts,
    from,
    to,
    typed,
    slippage,
    steps: [],
    status: 'editing',
    error: undefined,
  }
  const other = (mine: SwappableToken | undefined, taken: SwappableToken | undefined) =>
    mine === taken ? undefined : mine
  // Selecting the same token on both sides clears the other side.
  const sided = {
    ...next,
    from: change.to ? other(from, to) : from,
    to: change.from && !change.to ? other(to, from) : to,
  }
  if (isSameSwap(now, sided))
    return {
      ...sided,
      minimumReceived:
        sided.amountOut && sided.quote.status === 'success' ? minimumOf(sided.amountOut, slippage) : undefined,
    }
  return { ...sided, ...noQuote(sided), quote: { status: isComplete(sided) ? 'pending' : 'idle' } }
}

/** Whether two states ask for the same quote. */
export function isSameSwap(a: SwapState, b: SwapState): boolean {
  const amount = ({ typed, amountIn, amountOut }: SwapState) => (typed === 'in' ? amountIn : amountOut)
  return a.from === b.from && a.to === b.to && a.typed === b.typed && amount(a) === amount(b)
}

/** Whether the state has what a quote needs. */
export function isComplete({ from, to, typed, amountIn, amountOut }: SwapState): boolean {
  return from !== undefined && to !== undefined && ((typed === 'in' ? amountIn : amountOut) ?? 0n) > 0n
}
