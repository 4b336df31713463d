import type { TokenBalance } from '@kit/core/plugin'

/**
 * Sorts tokens by value, then by name, with unknown values last. Tokens without a balance are removed, except for the native currency.
 *
 * @example
 * orderTokens(tokens)[0]?.symbol // 'ETH'
 */
export function orderTokens(tokens: readonly TokenBalance[]): readonly TokenBalance[] {
  return tokens
    .filter(({ amount, address }) => amount > 0n || address === undefined)
    .sort((a, b) => (b.value ?? -1) - (a.value ?? -1) || a.name.localeCompare(b.name))
}
