/**
 * The first four and the last six characters of an address (specification, section 5); a short text as it is.
 *
 * @example
 * formatAddress('0x8ba1f109551bD432803012645Ac136ddd64DBA72') // '0x8b…4DBA72'
 */
export function formatAddress(address: string): string {
  return address.length <= 12 ? address : `${address.slice(0, 4)}…${address.slice(-6)}`
}
