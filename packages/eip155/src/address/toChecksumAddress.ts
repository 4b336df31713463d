import { keccak_256 } from '@noble/hashes/sha3'

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
