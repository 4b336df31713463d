/**
 * Formats an amount in base units as an exact decimal with all places.
 *
 * @example formatDecimal(25_000_000n, 6) // '25.000000'
 */
export function formatDecimal(amount: bigint, decimals: number): string {
  if (amount < 0n) return `-${formatDecimal(-amount, decimals)}`
  const digits = amount.toString().padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
