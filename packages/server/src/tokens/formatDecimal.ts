/**
 * A whole number of base units as a decimal with all its places, exact.
 *
 * @example formatDecimal(25_000_000n, 6) // '25.000000'
 */
export function formatDecimal(amount: bigint, decimals: number): string {
  if (amount < 0n) return `-${formatDecimal(-amount, decimals)}`
  const digits = amount.toString().padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
