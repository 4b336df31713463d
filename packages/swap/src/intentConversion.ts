import { loadChunk } from '@kit/core/plugin'
import type { IntentConversion } from './BridgeTransfer.js'
import type { IntentOptions } from './IntentOptions.js'

/**
 * Lets users pay with tokens on another network: for `pay({ conversions })`. It opens orders (ERC-7683 of 2025) that solvers fill, at
 * settler contracts that the app configures.
 *
 * @example
 * intentConversion({
 *   settlers: { 'eip155:1': '0x…', 'eip155:8453': '0x…' },
 *   listTokens: async ({ to }) => (to.symbol === 'USDC' ? [usdcOnMainnet, usdcOnBase] : []),
 *   quote: async ({ from, to, amount }) => solver.priceOf(from, to, amount),
 * })
 */
export function intentConversion(options: IntentOptions): IntentConversion {
  return {
    id: 'intent',
    open: async (context) => (await loadChunk(import('./convert/createIntents.js'))).createIntents(options, context),
  }
}
