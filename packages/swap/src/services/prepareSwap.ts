import { isSameFields } from '@kit/core/plugin'
import type { Quote, SwapState, SwapStep } from '../SwapState.js'
import { priceChanged, toSwapError } from '../swapErrors.js'
import { acceptedTerms, minimumOf } from '../trade/SwapPlan.js'
import type { SwapServices } from './createSwapServices.js'

/**
 * Refreshes the quote, then builds and checks the transaction. Afterwards the state is `ready`, or has an error and keeps everything typed.
 * If the price fell below the displayed minimum, the user must review it again.
 */
export const prepareSwap =
  ({ context, store, quoting, scopes, trade }: SwapServices) =>
  async (): Promise<readonly SwapStep[]> => {
    const scope = scopes.current()
    const before = store.getState()
    const isShown = before.status === 'ready'
    if (!isShown) store.update((now) => ({ ...now, status: 'preparing', error: undefined, hash: undefined }))
    const from = store.getState()
    const isCurrent = () => scope === scopes.current() && isSameFields(factsOf(from), factsOf(store.getState()))
    try {
      const quote = await quoting.ask()
      if (isShown && isWorse(quote, before)) throw priceChanged()
      const planned = trade.plan(acceptedTerms(store.getState()), new AbortController().signal)
      // The user reviews the price impact, too.
      const [{ steps, gas, router }] = await Promise.all([planned, quoting.detailed()])
      if (isCurrent()) {
        const { networkId } = store.getState()
        const isRouterKnown = networkId && trade.isKnownRouter(router, networkId)
        store.update((now) => ({ ...now, steps, router, isRouterKnown, status: 'ready' }))
        quoting.setGas(gas)
      }
      return steps
    } catch (failure) {
      const error = toSwapError(failure, context.ports.platform.isOnline())
      if (isCurrent()) store.update((now) => ({ ...now, steps: [], status: 'editing', error }))
      throw error
    }
  }

/** The swap in preparation. If it changes, the result is discarded. */
const factsOf = ({ status, typed, from, to }: SwapState) => ({ status, typed, from, to })

/** Whether a quote is worse than the displayed one by more than the slippage. */
function isWorse(quote: Quote, { typed, amountIn = 0n, minimumReceived = 0n, slippage }: SwapState): boolean {
  return typed === 'in' ? quote.amountOut < minimumReceived : minimumOf(quote.amountIn, slippage) > amountIn
}
