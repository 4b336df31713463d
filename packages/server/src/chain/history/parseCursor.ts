import { createHash } from 'node:crypto'
import { HttpError } from '../../platform/http/HttpError.js'

/** The last row of a page: the next page starts below it. */
export type HistoryCursor = {
  readonly minedAtMs: number
  /** A CAIP-2 ID, or the name of another list of rows. */
  readonly chain: string
  /** Order within the chain. */
  readonly position: number
  /** Distinguishes rows of one position: the first 32 characters of a Solana signature, or of an order ID without hyphens. */
  readonly discriminator?: string
}

/** Above every row. */
export const firstCursor: HistoryCursor = {
  minedAtMs: Number.MAX_SAFE_INTEGER,
  chain: '~',
  position: Number.MAX_SAFE_INTEGER,
}

/** 60 bytes are 80 characters: time, position, digest of the chain, twin, checksum. */
const cursorBytes = 60
const chainAt = 16
const discriminatorAt = 22
const sumAt = 54
const digestBytes = 6

/**
 * Parses a cursor of {@link formatCursor} for one of the chains.
 *
 * @throws HttpError 400 `cursor`
 */
export function parseCursor(text: string, chains: readonly string[]): HistoryCursor {
  const bytes = Buffer.from(text, 'base64url')
  const chain = chains.find((id) => digestOf(id).equals(bytes.subarray(chainAt, discriminatorAt)))
  const isValid = bytes.length === cursorBytes && digestOf(bytes.subarray(0, sumAt)).equals(bytes.subarray(sumAt))
  if (!isValid || chain === undefined || bytes.toString('base64url') !== text)
    throw new HttpError(400, 'cursor', 'Invalid cursor for these chains')
  const discriminator = bytes.toString('latin1', discriminatorAt, sumAt).replaceAll('\0', '')
  const cursor = { minedAtMs: Number(bytes.readBigUInt64BE(0)), position: Number(bytes.readBigUInt64BE(8)), chain }
  return discriminator === '' ? cursor : { ...cursor, discriminator }
}

/** Encodes a row as an opaque text of 80 characters. */
export function formatCursor({ minedAtMs, position, chain, discriminator = '' }: HistoryCursor): string {
  const bytes = Buffer.alloc(cursorBytes)
  bytes.writeBigUInt64BE(BigInt(minedAtMs), 0)
  bytes.writeBigUInt64BE(BigInt(position), 8)
  digestOf(chain).copy(bytes, chainAt)
  bytes.write(discriminator.slice(0, sumAt - discriminatorAt), discriminatorAt, 'latin1')
  digestOf(bytes.subarray(0, sumAt)).copy(bytes, sumAt)
  return bytes.toString('base64url')
}

function digestOf(content: string | Buffer): Buffer {
  return createHash('sha256').update(content).digest().subarray(0, digestBytes)
}
