import { base58 } from './base58.js'
import { blake2b } from './blake2b.js'

/** The two identifiers that the format reserves. */
const reserved: readonly number[] = [46, 47]
const maxPrefix = 16_383
const keyLength = 32
const checksumLength = 2

/** An account's key and the chain identifier that its address was written with. */
export type Ss58 = { readonly prefix: number; readonly publicKey: Uint8Array }

/**
 * Reads an SS58 address of an account: 32 bytes under an identifier of one or two bytes, with its checksum. Undefined for
 * anything else, an identifier written longer than it need be included.
 *
 * @example parseSs58('5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY')?.prefix // 42
 */
export function parseSs58(text: string): Ss58 | undefined {
  const bytes = base58.decode(text)
  const [first, second] = bytes ?? []
  if (!bytes || first === undefined || second === undefined || first > 127) return undefined
  const isShort = first < 64
  const prefix = isShort ? first : ((first & 0x3f) << 2) | (second >> 6) | ((second & 0x3f) << 8)
  if ((!isShort && prefix < 64) || reserved.includes(prefix)) return undefined
  const start = isShort ? 1 : 2
  const end = start + keyLength
  if (bytes.length !== end + checksumLength) return undefined
  const checksum = checksumOf(bytes.subarray(0, end))
  return checksum.every((byte, index) => bytes[end + index] === byte)
    ? { prefix, publicKey: bytes.slice(start, end) }
    : undefined
}

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
  return base58.encode(Uint8Array.from([...payload, ...checksumOf(payload)]))
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

function checksumOf(payload: Uint8Array): Uint8Array {
  const domain = new TextEncoder().encode('SS58PRE')
  return blake2b(Uint8Array.from([...domain, ...payload])).subarray(0, checksumLength)
}
