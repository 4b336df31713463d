import { parseAddress } from './parseAddress.js'

/**
 * Whether two texts name one EVM account: hex compares without case (specification, section 5). Texts that are no address are
 * never the same.
 *
 * @example isSameAddress('0xABC…', '0xabc…') // true
 */
export function isSameAddress(a: string, b: string): boolean {
  const address = parseAddress(a)?.toLowerCase()
  return address !== undefined && address === parseAddress(b)?.toLowerCase()
}
