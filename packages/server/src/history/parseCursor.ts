import { ApiRefusal } from '../http/ApiRefusal.js'

/** The last row of a page: the next page begins below it. */
export type HistoryCursor = {
  readonly minedAtMs: number
  readonly chain: string
  /** Order within the chain. */
  readonly position: number
  /** Of a Solana row, where a slot holds several. */
  readonly signature?: string
}

/** Above every row. */
export const firstCursor: HistoryCursor = {
  minedAtMs: Number.MAX_SAFE_INTEGER,
  chain: '~',
  position: Number.MAX_SAFE_INTEGER,
}

const CURSOR = /^(\d{1,16}) (\d{1,16}) ([-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}|~)(?: ([1-9A-HJ-NP-Za-km-z]{64,90}))?$/

/** Reads what {@link formatCursor} wrote. @throws ApiRefusal 400 `cursor` */
export function parseCursor(text: string): HistoryCursor {
  const found = CURSOR.exec(Buffer.from(text, 'base64url').toString('latin1'))
  const [, minedAt, position, chain, signature] = found ?? []
  const cursor = { minedAtMs: Number(minedAt), position: Number(position), chain: chain ?? '' }
  if (!Number.isSafeInteger(cursor.minedAtMs) || !Number.isSafeInteger(cursor.position))
    throw new ApiRefusal(400, 'cursor', 'The cursor is not one of this server')
  return signature === undefined ? cursor : { ...cursor, signature }
}

/** An opaque text that names a row. */
export function formatCursor({ minedAtMs, position, chain, signature }: HistoryCursor): string {
  return Buffer.from([minedAtMs, position, chain, ...(signature === undefined ? [] : [signature])].join(' ')).toString(
    'base64url',
  )
}
