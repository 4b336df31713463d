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
const BYTES = 66
const CONTRACT_AT = 8
const ID_AT = 28
const SUM_AT = 60

/**
 * Parses a cursor of {@link formatNftCursor} for an account.
 *
 * @throws HttpError 400 `cursor`
 */
export function parseNftCursor(text: string, owner: string): NftPosition {
  const bytes = Buffer.from(text, 'base64url')
  const isOurs = bytes.length === BYTES && sumOf(bytes, owner).equals(bytes.subarray(SUM_AT))
  if (!isOurs || bytes.toString('base64url') !== text)
    throw new HttpError(400, 'cursor', 'Invalid cursor for this account and chain')
  return {
    block: Number(bytes.readBigUInt64BE(0)),
    contract: `0x${bytes.toString('hex', CONTRACT_AT, ID_AT)}`,
    id: BigInt(`0x${bytes.toString('hex', ID_AT, SUM_AT)}`),
  }
}

/** Encodes an NFT of an account in 88 characters; `owner` is any text that identifies the account. */
export function formatNftCursor({ block, contract, id }: NftPosition, owner: string): string {
  const bytes = Buffer.alloc(BYTES)
  bytes.writeBigUInt64BE(BigInt(block), 0)
  bytes.write(contract.slice(2), CONTRACT_AT, 'hex')
  bytes.write(id.toString(16).padStart(64, '0'), ID_AT, 'hex')
  sumOf(bytes, owner).copy(bytes, SUM_AT)
  return bytes.toString('base64url')
}

function sumOf(bytes: Buffer, owner: string): Buffer {
  return createHash('sha256')
    .update(bytes.subarray(0, SUM_AT))
    .update(owner)
    .digest()
    .subarray(0, BYTES - SUM_AT)
}
