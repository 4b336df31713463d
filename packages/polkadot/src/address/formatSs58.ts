import { encodeBase58 } from '@kit/adapter'
import { blake2b } from '@noble/hashes/blake2'
import { isSs58Prefix } from '../network/isSs58Prefix.js'

const keyLength = 32

/**
 * Writes the address of a public key of 32 bytes for the chain with this identifier.
 *
 * @throws RangeError for a key of another length or an invalid identifier.
 * @example formatSs58(publicKey, 0) // on Polkadot
 */
export function formatSs58(publicKey: Uint8Array, prefix: number): string {
  if (publicKey.length !== keyLength) throw new RangeError(`A public key has ${keyLength} bytes.`)
  if (!isSs58Prefix(prefix)) throw new RangeError(`${prefix} is no SS58 prefix.`)
  const head = prefix < 64 ? [prefix] : [((prefix & 0xfc) >> 2) | 0x40, (prefix >> 8) | ((prefix & 3) << 6)]
  const payload = [...head, ...publicKey]
  const checksum = blake2b(Uint8Array.from([...new TextEncoder().encode('SS58PRE'), ...payload])).subarray(0, 2)
  return encodeBase58(Uint8Array.from([...payload, ...checksum]))
}
