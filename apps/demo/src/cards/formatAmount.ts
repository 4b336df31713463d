import { type Balance, formatBalance } from '@kit/core'

/** An amount with three decimals at most, floored, in groups of digits. */
export function formatAmount(balance: Pick<Balance, 'value' | 'decimals'>): string {
  return new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 }).format(formatBalance(balance) as `${number}`)
}
