import { base58 } from '@scure/base'
import { SolanaRpcError } from './SolanaRpcError.js'

const invalid = (what: string): SolanaRpcError => new SolanaRpcError(-32602, `Invalid param: ${what}`)

/** Parsers for request params. Each throws `SolanaRpcError` -32602 for invalid input. */
export const parseRpcParams = {
  /** Base58 of 32 bytes. */
  address(value: unknown): string {
    if (typeof value !== 'string' || bytesOf(value)?.length !== 32) throw invalid('Invalid address')
    return value
  },
  /** Base58 of 64 bytes. */
  signature(value: unknown): string {
    if (typeof value !== 'string' || bytesOf(value)?.length !== 64) throw invalid('Invalid signature')
    return value
  },
  record(value: unknown): Readonly<Record<string, unknown>> {
    if (value === undefined || value === null) return {}
    if (typeof value !== 'object' || Array.isArray(value)) throw invalid('expected an object')
    return value as Record<string, unknown>
  },
  list(value: unknown): readonly unknown[] {
    if (!Array.isArray(value)) throw invalid('expected an array')
    return value
  },
  integer(value: unknown): number {
    if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) throw invalid('expected a number')
    return value
  },
  /** A serialized transaction, in base58 unless `encoding` is base64, as on a node. */
  bytes(value: unknown, encoding: unknown = 'base58'): Uint8Array {
    if (typeof value !== 'string') throw invalid('expected an encoded transaction')
    const bytes = encoding === 'base64' ? Uint8Array.from(Buffer.from(value, 'base64')) : bytesOf(value)
    if (!bytes || bytes.length === 0) throw invalid('failed to decode the transaction')
    if (bytes.length > 1232) throw invalid(`encoded transaction too large: ${bytes.length} bytes (max: 1232)`)
    return bytes
  },
} as const

function bytesOf(text: string): Uint8Array | undefined {
  try {
    return base58.decode(text)
  } catch {
    return undefined
  }
}
