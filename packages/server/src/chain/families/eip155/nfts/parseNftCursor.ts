import { createHash } from 'node:crypto'
import { HttpError } from '../../../../platform/http/HttpError.js'

/** The last NFT that was checked: the next page starts below it. */
export type NftPosition = {
  /** Block in which the account last received it. */
  readonly block: number
  /** Lower case. */
  readonly contract: string
  readonly id: bigint
}

/** 66 bytes are 88 characters: block, contract, ID, checksum. */
const cursorBytes = 66
const contractAt = 8
const idAt = 28
const sumAt = 60

/**
 * Parses a cursor of {@link formatNftCursor} for an account.
 *
 * @throws HttpError 400 `cursor`
 */
export function parseNftCursor(text: string, owner: string): NftPosition {
  const bytes = Buffer.from(text, 'base64url')
  const isOurs = bytes.length === cursorBytes && sumOf(bytes, owner).equals(bytes.subarray(sumAt))
  if (!isOurs || bytes.toString('base64url') !== text)
    throw new HttpError(400, 'cursor', 'Invalid cursor for this account and chain')
  return {
    block: Number(bytes.readBigUInt64BE(0)),
    contract: `0x${bytes.toString('hex', contractAt, idAt)}`,
    id: BigInt(`0x${bytes.toString('hex', idAt, sumAt)}`),
  }
}

/** Encodes an NFT of an account in 88 characters; `owner` is any text that identifies the account. */
export function formatNftCursor({ block, contract, id }: NftPosition, owner: string): string {
  const bytes = Buffer.alloc(cursorBytes)
  bytes.writeBigUInt64BE(BigInt(block), 0)
  bytes.write(contract.slice(2), contractAt, 'hex')
  bytes.write(id.toString(16).padStart(64, '0'), idAt, 'hex')
  sumOf(bytes, owner).copy(bytes, sumAt)
  return bytes.toString('base64url')
}

function sumOf(bytes: Buffer, owner: string): Buffer {
  return createHash('sha256')
    .update(bytes.subarray(0, sumAt))
    .update(owner)
    .digest()
    .subarray(0, cursorBytes - sumAt)
}
