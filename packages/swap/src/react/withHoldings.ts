import type { TokenBalance } from '@kit/core/plugin'
import type { TradedToken } from '../SwapState.js'

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
