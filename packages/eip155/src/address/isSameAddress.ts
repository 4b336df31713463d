import { parseAddress } from './parseAddress.js'

/**
 * Whether two texts name one EVM account: hex compares without case (rule checks-3). Texts that are not addresses are
 * never the same.
 *
 * @example isSameAddress('0xABC…', '0xabc…') // true
 */
export function isSameAddress(a: string, b: string): boolean {
  const address = parseAddress(a)?.toLowerCase()
  return address !== undefined && address === parseAddress(b)?.toLowerCase()
}
