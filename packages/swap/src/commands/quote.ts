import type { SwapEdit } from '../SwapOptions.js'
import type { Quote } from '../SwapState.js'
import { applySwapEdit } from '../services/applySwapEdit.js'
import type { SwapServices } from '../services/createSwapServices.js'

/** Changes the swap if given, and loads the quote immediately. */
export const quote =
  (services: SwapServices) =>
  async (change: SwapEdit = {}): Promise<Quote> => {
    applySwapEdit(services, change)
    return services.quoting.ask()
  }
