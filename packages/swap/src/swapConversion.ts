import { loadChunk } from '@kit/core/plugin'
import type { SwapConversion } from './ExactSwap.js'
import type { SwapOptions } from './SwapOptions.js'

/**
 * Lets users pay with another token than the requested one: for `pay({ conversions })`.
 *
 * @example
 * const kit = createKit({ metadata, adapters, plugins: [modal(), pay({ api, conversions: [swapConversion({ api })] })] })
 */
export function swapConversion(options: SwapOptions): SwapConversion {
  return {
    id: 'swap',
    ...(options.api.guard && { guard: options.api.guard }),
    open: async (context) =>
      (await loadChunk(import('./convert/createConversion.js'))).createConversion(options, context),
  }
}
