import { keccak_256 } from '@noble/hashes/sha3'

/**
 * The data of a call to a contract whose arguments are addresses and numbers.
 *
 * @example encodeCall('transfer(address,uint256)', to, 5n)
 */
export function encodeCall(signature: string, ...args: readonly (string | bigint)[]): `0x${string}` {
  return `${selectorOf(signature)}${encodeWords(...args)}`
}

/** Addresses and numbers as words of 32 bytes, without `0x`. */
export function encodeWords(...args: readonly (string | bigint)[]): string {
  return args.map((arg) => (typeof arg === 'bigint' ? arg.toString(16) : arg.slice(2)).padStart(64, '0')).join('')
}

/** The first four bytes of the hash of a function's or an error's signature. */
export function selectorOf(signature: string): `0x${string}` {
  const bytes = keccak_256(signature).subarray(0, 4)
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
