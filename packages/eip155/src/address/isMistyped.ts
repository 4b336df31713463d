import { toChecksumAddress } from './toChecksumAddress.js'

/**
 * Whether an address in mixed case fails its checksum (EIP-55): money sent to a typing error is lost. In one case it carries none.
 *
 * @example isMistyped('0xF39Fd6e51aad88F6F4ce6aB8827279cffFb92266') // true: the first letter is in the wrong case
 */
export function isMistyped(address: `0x${string}`): boolean {
  return /[a-f]/.test(address) && /[A-F]/.test(address) && toChecksumAddress(address) !== address
}
