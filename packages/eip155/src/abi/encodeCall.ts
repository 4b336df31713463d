import { keccak_256 } from '@noble/hashes/sha3'
import { encodeWords } from './encodeWords.js'

/**
 * The data of a call to a contract whose arguments are addresses and numbers.
 *
 * @example encodeCall('transfer(address,uint256)', to, 5n)
 */
export function encodeCall(signature: string, ...args: readonly (string | bigint)[]): `0x${string}` {
  return encodeWords(selectorOf(signature), ...args)
}

/** The first four bytes of the hash of a function's or an error's signature. */
export function selectorOf(signature: string): `0x${string}` {
  const bytes = keccak_256(signature).subarray(0, 4)
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
