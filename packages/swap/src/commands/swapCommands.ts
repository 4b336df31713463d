import type { SwapEdit } from '../SwapOptions.js'
import type { Quote, SwappableToken } from '../SwapState.js'
import type { SwapServices } from '../services/createSwapServices.js'
import { applyEdit, editSwap } from './editSwap.js'

export { createSwapServices } from '../services/createSwapServices.js'
export { prepareSwap as prepare } from '../services/prepareSwap.js'
export { beginSwap as start } from './beginSwap.js'
export { checkMaybeSwapped as check } from './checkMaybeSwapped.js'
export { editSwap as edit } from './editSwap.js'
export { requestSwap as request } from './requestSwap.js'
export { submitSwap as submit } from './submitSwap.js'

/** Loads the tokens that can be swapped on the active network. */
export const loadTokens = ({ loadTokens }: SwapServices): (() => Promise<readonly SwappableToken[]>) => loadTokens

/** Changes the swap if given, and loads the quote immediately. */
export const quote =
  (services: SwapServices) =>
  async (change: SwapEdit = {}): Promise<Quote> => {
    applyEdit(services, change)
    return services.quoting.ask()
  }

/** Switches the tokens. The typed amount stays with its token. */
export const switchSides = (services: SwapServices) => (): void => {
  const { from, to, typed, amountIn, amountOut } = services.store.getState()
  if (from === undefined || to === undefined) return
  const amount = typed === 'in' ? { amountOut: amountIn } : { amountIn: amountOut }
  editSwap(services)({ from: to, to: from, ...amount })
}
