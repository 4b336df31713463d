import { cleanText, KitError } from '@kit/core/adapter'
import { keccak_256 } from '@noble/hashes/sha3'
import { parseAddress } from './Address.js'

/**
 * Returns an address in checksum case (EIP-55), whatever its letter case was. Needs the hash function, so import it only in lazy chunks.
 *
 * @example toChecksumAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266') // '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
 */
export function toChecksumAddress(address: `0x${string}`): `0x${string}` {
  const digits = address.slice(2).toLowerCase()
  const hash = keccak_256(digits)
  const isUpper = (index: number) => (((hash[index >> 1] ?? 0) >> (index % 2 ? 0 : 4)) & 8) !== 0
  return `0x${Array.from(digits, (digit, index) => (isUpper(index) ? digit.toUpperCase() : digit)).join('')}`
}

/** Returns an address in checksum case. Any other text is returned unchanged. */
export function formatChecksummed(text: string): string {
  const address = parseAddress(text)
  return address ? toChecksumAddress(address) : text
}

/**
 * Returns whether a mixed-case address fails its checksum (EIP-55), since funds sent to a mistyped address are lost. An address in a single
 * case carries no checksum.
 *
 * @example isMistyped('0xF39Fd6e51aad88F6F4ce6aB8827279cffFb92266') // true: the first letter is in the wrong case
 */
export function isMistyped(address: `0x${string}`): boolean {
  return /[a-f]/.test(address) && /[A-F]/.test(address) && toChecksumAddress(address) !== address
}

/**
 * Returns an address in lower case: some nodes reject a wrong checksum, which matters for payments but not for reads.
 *
 * @throws KitError `account/invalidAddress` for an invalid address.
 * @example requireAddress('0xF39F…') // '0xf39f…'
 */
export function requireAddress(text: string): `0x${string}` {
  const address = parseAddress(text)
  if (address) return address.toLowerCase() as `0x${string}`
  throw new KitError('account/invalidAddress', {
    shortMessage: 'Not a valid EVM address.',
    details: cleanText(text),
  })
}
