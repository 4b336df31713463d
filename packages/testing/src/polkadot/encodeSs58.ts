import { blake2b } from '@noble/hashes/blake2'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import { base58 } from '@scure/base'

/**
 * The address of a public key in the generic form of SS58 (prefix 42), in which wallets give their accounts.
 *
 * @example encodeSs58(publicKey) // '5Ccyq…'
 */
export const encodeSs58 = (publicKey: Uint8Array): string => {
  const payload = concatBytes(Uint8Array.of(42), publicKey)
  const checksum = blake2b(concatBytes(utf8ToBytes('SS58PRE'), payload)).subarray(0, 2)
  return base58.encode(concatBytes(payload, checksum))
}
