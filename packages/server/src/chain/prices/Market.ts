import type { Tokens } from '../tokens/createTokens.js'
import type { Prices } from './createPrices.js'
import type { Rates } from './createRates.js'

/** Tokens and their prices; shared by balances, prices, swaps and history. */
export type Market = {
  readonly tokens: Tokens
  readonly prices: Prices
  readonly rates: Rates
}
