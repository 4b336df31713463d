import type { SwapEdit } from '../SwapOptions.js'
import type { Quote, TradedToken } from '../SwapState.js'
import type { SwapServices } from '../services/createSwapServices.js'
import { applyEdit, editSwap } from './editSwap.js'

export { createSwapServices } from '../services/createSwapServices.js'
export { prepareSwap as prepare } from '../services/prepareSwap.js'
export { beginSwap as begin } from './beginSwap.js'
export { checkMaybeSwapped as check } from './checkMaybeSwapped.js'
export { editSwap as edit } from './editSwap.js'
export { requestSwap as request } from './requestSwap.js'
export { submitSwap as submit } from './submitSwap.js'

/** Reads what is traded on the active network. */
export const loadTokens = ({ loadTokens }: SwapServices): (() => Promise<readonly TradedToken[]>) => loadTokens

/** Changes the swap if told so, and asks for its price at once. */
export const quote =
  (services: SwapServices) =>
  async (change: SwapEdit = {}): Promise<Quote> => {
    applyEdit(services, change)
    return services.quoting.ask()
  }

/** Exchanges the tokens; what was typed stays with its token. */
export const switchSides = (services: SwapServices) => (): void => {
  const { from, to, typed, amountIn, amountOut } = services.store.getState()
  if (from === undefined || to === undefined) return
  const amount = typed === 'in' ? { amountOut: amountIn } : { amountIn: amountOut }
  editSwap(services)({ from: to, to: from, ...amount })
}
