import { KitError } from '@kit/core'
import { encodeBase58 } from '../address/encodeBase58.js'
import { decodeCompactLength } from './decodeCompactLength.js'
import type { Instruction } from './Instruction.js'

/** A transaction, read. */
export type DecodedTransaction = {
  readonly version: 'legacy' | number
  /** In the order of the first keys; all zeros where one is missing. */
  readonly signatures: readonly Uint8Array[]
  /** What the signers sign. */
  readonly message: Uint8Array
  /** Addresses in the message itself, the payer first. */
  readonly keys: readonly string[]
  readonly signers: readonly string[]
  readonly blockhash: string
  /** Undefined where a lookup table or another version hides which accounts they name. */
  readonly instructions: readonly Instruction[] | undefined
}

/**
 * Reads a serialised transaction, legacy or version 0.
 *
 * @throws KitError `transaction/invalid`.
 * @example decodeTransaction(bytes).signers[0]
 */
export function decodeTransaction(bytes: Uint8Array): DecodedTransaction {
  let offset = 0
  const fail = (): never => {
    throw new KitError('transaction/invalid', { shortMessage: 'This is not a serialised Solana transaction.' })
  }
  const take = (length: number): Uint8Array => {
    const part = bytes.subarray(offset, offset + length)
    if (part.length !== length) fail()
    offset += length
    return part
  }
  const takeByte = (): number => take(1)[0] as number
  const takeLength = (): number => {
    const found = decodeCompactLength(bytes, offset) ?? fail()
    offset = found.end
    return found.length
  }
  const takeList = <T>(read: () => T): T[] => Array.from({ length: takeLength() }, read)

  const signatures = takeList(() => take(64))
  const start = offset
  const first = takeByte()
  const version = first >= 0x80 ? first & 127 : 'legacy'
  if (typeof version === 'number' && version > 0) fail()
  const signerCount = version === 'legacy' ? first : takeByte()
  const [readonlySigned, readonlyUnsigned] = [takeByte(), takeByte()]
  const keys = takeList(() => encodeBase58(take(32)))
  if (signatures.length !== signerCount || signerCount === 0 || keys.length < signerCount) fail()
  const blockhash = encodeBase58(take(32))
  const isWritable = (index: number) =>
    index < signerCount ? index < signerCount - readonlySigned : index < keys.length - readonlyUnsigned
  let isHidden = false
  const keyAt = (index: number): string => {
    isHidden ||= index >= keys.length
    return keys[index] ?? ''
  }
  const instructions = takeList((): Instruction => {
    const program = keyAt(takeByte())
    const accounts = [...take(takeLength())].map((index) => ({
      address: keyAt(index),
      isSigner: index < signerCount,
      isWritable: isWritable(index),
    }))
    return { program, accounts, data: take(takeLength()) }
  })
  if (version === 0) takeList(() => [take(32), take(takeLength()), take(takeLength())])
  if (offset !== bytes.length) fail()
  return {
    version,
    signatures,
    message: bytes.subarray(start),
    keys,
    signers: keys.slice(0, signerCount),
    blockhash,
    instructions: isHidden ? undefined : instructions,
  }
}
