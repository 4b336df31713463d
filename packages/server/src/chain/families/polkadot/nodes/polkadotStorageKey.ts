import { base58 } from '@scure/base'

/** Storage prefix of `System.Account`: twox128 of both words. */
const SYSTEM_ACCOUNT = '0x26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9'
const CHECKSUM_BYTES = 2
const KEY_BYTES = 32
/** Offset of the free balance after four counters of four bytes. */
const FREE_AT = 16
const FREE_BYTES = 16

/** Returns the storage key of an account; undefined for an invalid SS58 address. */
export async function polkadotStorageKey(address: string): Promise<string | undefined> {
  if (!/^[1-9A-HJ-NP-Za-km-z]{46,50}$/.test(address)) return undefined
  const bytes = base58.decode(address)
  const prefixBytes = ((bytes[0] ?? 0) & 0b0100_0000) === 0 ? 1 : 2
  if (bytes.length !== prefixBytes + KEY_BYTES + CHECKSUM_BYTES) return undefined
  const { blake2b } = await import('@noble/hashes/blake2')
  const end = prefixBytes + KEY_BYTES
  const expected = blake2b(Buffer.concat([Buffer.from('SS58PRE'), bytes.subarray(0, end)]), { dkLen: 64 })
  if (expected[0] !== bytes[end] || expected[1] !== bytes[end + 1]) return undefined
  const key = bytes.subarray(prefixBytes, end)
  const hash = Buffer.from(blake2b(key, { dkLen: 16 }))
  return `${SYSTEM_ACCOUNT}${hash.toString('hex')}${Buffer.from(key).toString('hex')}`
}

/** Reads the free balance of a stored account; 0 without one, undefined for malformed data. */
export function polkadotFreeBalance(stored: unknown): bigint | undefined {
  if (stored === null) return 0n
  if (typeof stored !== 'string' || !/^0x([0-9a-f]{2})+$/i.test(stored)) return undefined
  const bytes = Buffer.from(stored.slice(2), 'hex')
  if (bytes.length < FREE_AT + FREE_BYTES) return undefined
  return bytes.readBigUInt64LE(FREE_AT) + (bytes.readBigUInt64LE(FREE_AT + 8) << 64n)
}
