/**
 * Formats the number of wallets in the directory: exact below ten, or else rounded down to tens with a plus.
 *
 * @example
 * formatWalletCount(412) // '410+'
 */
export function formatWalletCount(count: number): string {
  if (!Number.isFinite(count) || count < 1) return '0'
  const whole = Math.floor(count)
  return whole < 10 ? String(whole) : `${Math.floor(whole / 10) * 10}+`
}
