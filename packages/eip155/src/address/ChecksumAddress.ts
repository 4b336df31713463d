import { cleanText, KitError } from '@kit/core/adapter'
import { keccak_256 } from '@noble/hashes/sha3'
import { parseAddress } from './Address.js'

/**
 * An address in the letter case of its checksum (EIP-55), whatever its letter case was. Belongs in chunks that a connect
 * or a request loads, because it needs the hash.
 *
 * @example toChecksumAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266') // '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
 */
export function toChecksumAddress(address: `0x${string}`): `0x${string}` {
  const digits = address.slice(2).toLowerCase()
  const hash = keccak_256(digits)
  const isUpper = (index: number) => (((hash[index >> 1] ?? 0) >> (index % 2 ? 0 : 4)) & 8) !== 0
  return `0x${Array.from(digits, (digit, index) => (isUpper(index) ? digit.toUpperCase() : digit)).join('')}`
}

/** An address as this chain writes it, with its checksum; any other text is returned unchanged. */
export function formatChecksummed(text: string): string {
  const address = parseAddress(text)
  return address ? toChecksumAddress(address) : text
}

/**
 * Whether an address in mixed case fails its checksum (EIP-55): money sent to a typing error is lost. In one case it carries none.
 *
 * @example isMistyped('0xF39Fd6e51aad88F6F4ce6aB8827279cffFb92266') // true: the first letter is in the wrong case
 */
export function isMistyped(address: `0x${string}`): boolean {
  return /[a-f]/.test(address) && /[A-F]/.test(address) && toChecksumAddress(address) !== address
}

/**
 * An address in lower case: nodes that check checksums refuse a wrong one, which matters to a payment and not to a read.
 *
 * @throws KitError `account/invalidAddress` for what is none.
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
