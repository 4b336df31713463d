import type { TradedToken } from '../SwapState.js'

/** Symbols that visitors look for most, in their order. */
const wellKnown = ['ETH', 'UNI', 'USDC', 'USDT', 'DAI', 'WBTC', 'WETH', 'LINK']
const mostSuggested = 8

/** Eight tokens to choose from at once: the well-known ones first, then the first of the list. */
export function suggestTokens(tokens: readonly TradedToken[]): readonly TradedToken[] {
  const rank = ({ symbol }: TradedToken) => {
    const at = wellKnown.indexOf(symbol)
    return at === -1 ? wellKnown.length : at
  }
  return [...tokens].sort((a, b) => rank(a) - rank(b)).slice(0, mostSuggested)
}
