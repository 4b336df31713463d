import type { TokenBalance } from '@kit/core/plugin'

/**
 * Tokens as they are listed: the most valuable first, those of unknown worth last, then by name. Tokens of which there is nothing are left
 * out; the own currency of the network stays.
 *
 * @example
 * orderTokens(tokens)[0]?.symbol // 'ETH'
 */
export function orderTokens(tokens: readonly TokenBalance[]): readonly TokenBalance[] {
  return tokens
    .filter(({ amount, address }) => amount > 0n || address === undefined)
    .sort((a, b) => (b.value ?? -1) - (a.value ?? -1) || a.name.localeCompare(b.name))
}
