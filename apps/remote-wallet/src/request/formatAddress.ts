/**
 * Shortens an address to its first 4 characters after `0x` and its last 6.
 *
 * @example formatAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266') // '0xf39F…b92266'
 */
export function formatAddress(address: string): string {
  return address.length <= 14 ? address : `${address.slice(0, 6)}…${address.slice(-6)}`
}
