import type { TokenBalance } from '@kit/core/plugin'
import type { SwappableToken } from '../SwapState.js'

/** The most searched symbols, in order. */
const wellKnown = ['ETH', 'UNI', 'USDC', 'USDT', 'DAI', 'WBTC', 'WETH', 'LINK']
const maxSuggested = 8

/** Returns eight suggested tokens: well-known ones first, then the first of the list. */
export function suggestTokens(tokens: readonly SwappableToken[]): readonly SwappableToken[] {
  const rank = ({ symbol }: SwappableToken) => {
    const at = wellKnown.indexOf(symbol)
    return at === -1 ? wellKnown.length : at
  }
  return [...tokens].sort((a, b) => rank(a) - rank(b)).slice(0, maxSuggested)
}

/**
 * Adds the balances of the account, where known, to the tradable tokens.
 *
 * @example withHoldings(tokens, held) // [{ symbol: 'USDC', amount: 5_000_000n, value: 5, … }, { symbol: 'UNI', … }]
 */
export function withHoldings(
  tokens: readonly SwappableToken[],
  held: readonly TokenBalance[],
): readonly (SwappableToken | (SwappableToken & TokenBalance))[] {
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
