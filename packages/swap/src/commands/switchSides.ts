import type { SwapServices } from '../services/createSwapServices.js'
import { editSwap } from './editSwap.js'

/** Switches the tokens. The typed amount stays with its token. */
export const switchSides = (services: SwapServices) => (): void => {
  const { from, to, typed, amountIn, amountOut } = services.store.getState()
  if (from === undefined || to === undefined) return
  const amount = typed === 'in' ? { amountOut: amountIn } : { amountIn: amountOut }
  editSwap(services)({ from: to, to: from, ...amount })
}
