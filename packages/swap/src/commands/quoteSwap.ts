import type { SwapEdit } from '../SwapOptions.js'
import type { Quote } from '../SwapState.js'
import type { SwapServices } from '../services/SwapServices.js'
import { applyEdit } from './editSwap.js'

/** Changes the swap if told so, and asks for its price at once. */
export const quoteSwap =
  (services: SwapServices) =>
  async (change: SwapEdit = {}): Promise<Quote> => {
    applyEdit(services, change)
    return services.quoting.ask()
  }
