import { base58 } from '@scure/base'

/** Storage prefix of `System.Account`: twox128 of both words. */
const systemAccount = '0x26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9'
const checksumBytes = 2
const keyBytes = 32
/** Offset of the free balance after four counters of four bytes. */
const freeAt = 16
const freeBytes = 16

/** Returns the storage key of an account; undefined for an invalid SS58 address. */
export async function polkadotStorageKey(address: string): Promise<string | undefined> {
  if (!/^[1-9A-HJ-NP-Za-km-z]{46,50}$/.test(address)) return undefined
  const bytes = base58.decode(address)
  const prefixBytes = ((bytes[0] ?? 0) & 0b0100_0000) === 0 ? 1 : 2
  if (bytes.length !== prefixBytes + keyBytes + checksumBytes) return undefined
  const { blake2b } = await import('@noble/hashes/blake2')
  const end = prefixBytes + keyBytes
  const expected = blake2b(Buffer.concat([Buffer.from('SS58PRE'), bytes.subarray(0, end)]), { dkLen: 64 })
  if (expected[0] !== bytes[end] || expected[1] !== bytes[end + 1]) return undefined
  const key = bytes.subarray(prefixBytes, end)
  const hash = Buffer.from(blake2b(key, { dkLen: 16 }))
  return `${systemAccount}${hash.toString('hex')}${Buffer.from(key).toString('hex')}`
}

/** Reads the free balance of a stored account; 0 without one, undefined for malformed data. */
export function polkadotFreeBalance(stored: unknown): bigint | undefined {
  if (stored === null) return 0n
  if (typeof stored !== 'string' || !/^0x([0-9a-f]{2})+$/i.test(stored)) return undefined
  const bytes = Buffer.from(stored.slice(2), 'hex')
  if (bytes.length < freeAt + freeBytes) return undefined
  return bytes.readBigUInt64LE(freeAt) + (bytes.readBigUInt64LE(freeAt + 8) << 64n)
}
