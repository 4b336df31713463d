import type { TradedToken } from '../SwapState.js'
import type { SwapServices } from '../services/SwapServices.js'

/** Reads what is traded on the active network. */
export const loadTradedTokens = ({ loadTokens }: SwapServices): (() => Promise<readonly TradedToken[]>) => loadTokens
