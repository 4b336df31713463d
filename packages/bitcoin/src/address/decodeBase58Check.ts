import { decodeBase58 } from '@kit/adapter'
import { sha256 } from './sha256.js'

/**
 * The bytes of a Base58Check text without their checksum; undefined when the checksum, or a letter, is wrong.
 *
 * @example decodeBase58Check('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa')?.length // 21
 */
export function decodeBase58Check(value: string): Uint8Array | undefined {
  const bytes = decodeBase58(value)
  if (!bytes || bytes.length < 5) return undefined
  const body = bytes.slice(0, -4)
  const sum = sha256(sha256(body))
  return bytes.slice(-4).every((byte, index) => byte === sum[index]) ? body : undefined
}
