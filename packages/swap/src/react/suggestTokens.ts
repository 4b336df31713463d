import type { TokenBalance } from '@kit/core/plugin'
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

/**
 * What is traded, with how much of it the account has where that is known.
 *
 * @example withHoldings(tokens, held) // [{ symbol: 'USDC', amount: 5_000_000n, value: 5, … }, { symbol: 'UNI', … }]
 */
export function withHoldings(
  tokens: readonly TradedToken[],
  held: readonly TokenBalance[],
): readonly (TradedToken | (TradedToken & TokenBalance))[] {
  const byId = new Map(held.map((token) => [idOf(token), token]))
  return tokens.map((token) => {
    const own = byId.get(idOf(token))
    if (own === undefined) return token
    const { amount, value, price } = own
    return { ...token, amount, value, price, iconUrl: token.iconUrl ?? own.iconUrl }
  })
}

const idOf = ({ networkId, address = '' }: Pick<TokenBalance, 'networkId' | 'address'>): string =>
  `${networkId}:${address.toLowerCase()}`
