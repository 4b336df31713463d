import { base58 } from './base58.js'
import { blake2b } from './blake2b.js'

/** The two identifiers that the format reserves. */
const reserved: readonly number[] = [46, 47]
const maxPrefix = 16_383
const keyLength = 32

/**
 * Writes the address of a public key of 32 bytes for the chain with this identifier.
 *
 * @throws RangeError for a key of another length or an identifier that is none.
 * @example formatSs58(publicKey, 0) // on Polkadot
 */
export function formatSs58(publicKey: Uint8Array, prefix: number): string {
  if (publicKey.length !== keyLength) throw new RangeError(`A public key has ${keyLength} bytes.`)
  if (!isSs58Prefix(prefix)) throw new RangeError(`${prefix} is no SS58 prefix.`)
  const head = prefix < 64 ? [prefix] : [((prefix & 0xfc) >> 2) | 0x40, (prefix >> 8) | ((prefix & 3) << 6)]
  const payload = Uint8Array.from([...head, ...publicKey])
  return base58.encode(Uint8Array.from([...payload, ...ss58Checksum(payload)]))
}

/**
 * Whether a number identifies a chain in SS58.
 *
 * @example isSs58Prefix(42) // true
 */
export function isSs58Prefix(value: unknown): value is number {
  return (
    Number.isInteger(value) && Number(value) >= 0 && Number(value) <= maxPrefix && !reserved.includes(Number(value))
  )
}

/**
 * The two bytes that end an address.
 *
 * @example ss58Checksum(Uint8Array.of(42, ...publicKey))
 */
export function ss58Checksum(payload: Uint8Array): Uint8Array {
  const domain = new TextEncoder().encode('SS58PRE')
  return blake2b(Uint8Array.from([...domain, ...payload])).subarray(0, 2)
}
