import { decodeBase58 } from '@kit/adapter'
import { reservedPrefixes } from './reservedPrefixes.data.js'
import { ss58Checksum } from './ss58Checksum.js'

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
  const bytes = decodeBase58(text)
  const [first, second] = bytes ?? []
  if (!bytes || first === undefined || second === undefined || first > 127) return undefined
  const isShort = first < 64
  const prefix = isShort ? first : ((first & 0x3f) << 2) | (second >> 6) | ((second & 0x3f) << 8)
  if ((!isShort && prefix < 64) || reservedPrefixes.includes(prefix)) return undefined
  const start = isShort ? 1 : 2
  const end = start + keyLength
  if (bytes.length !== end + checksumLength) return undefined
  const checksum = ss58Checksum(bytes.subarray(0, end))
  return checksum.every((byte, index) => bytes[end + index] === byte)
    ? { prefix, publicKey: bytes.slice(start, end) }
    : undefined
}
