/**
 * Shortens an address to its first 4 and last 6 characters (rule checks-16). Shorter addresses are returned unchanged.
 *
 * @example
 * formatAddress('0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb') // '0xab…5Bfcdb'
 */
export function formatAddress(address: string, start = 4, end = 6): string {
  return address.length <= start + end + 1 ? address : `${address.slice(0, start)}\u2026${address.slice(-end)}`
}
