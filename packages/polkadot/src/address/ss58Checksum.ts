import { blake2b } from './blake2b.js'

/**
 * The two bytes that end an address.
 *
 * @example ss58Checksum(Uint8Array.of(42, ...publicKey))
 */
export function ss58Checksum(payload: Uint8Array): Uint8Array {
  const domain = new TextEncoder().encode('SS58PRE')
  return blake2b(Uint8Array.from([...domain, ...payload])).subarray(0, 2)
}
