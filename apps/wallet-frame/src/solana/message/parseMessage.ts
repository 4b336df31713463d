import { base58 } from '@scure/base'

/** A compiled instruction, with accounts by their index in the message. */
export type CompiledInstruction = {
  readonly program: number
  readonly accounts: readonly number[]
  readonly data: Uint8Array
}

/** Accounts that a message loads from an address lookup table, by their index in the table. */
export type TableLookup = {
  readonly table: string
  readonly writable: readonly number[]
  readonly readonly: readonly number[]
}

/** A Solana message: the signed part of a transaction. */
export type SolanaMessage = {
  readonly version: 'legacy' | 0
  /** Number of leading accounts that sign. */
  readonly signers: number
  /** Base58, without those of lookup tables. The first pays the fee. */
  readonly accounts: readonly string[]
  /** Applies to accounts in the message itself. */
  isWritable(index: number): boolean
  readonly blockhash: string
  /** Offset of the blockhash in the bytes. */
  readonly blockhashAt: number
  readonly instructions: readonly CompiledInstruction[]
  readonly lookups: readonly TableLookup[]
}

/**
 * Parses a legacy or version 0 message, every byte of it. Returns undefined for invalid or trailing bytes, and for messages that the chain
 * would reject as malformed. Examples are missing accounts, more signers than accounts, and numbers that are not in the shortest encoding.
 */
export function parseMessage(bytes: Uint8Array): SolanaMessage | undefined {
  try {
    return readMessage(bytes)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function readMessage(bytes: Uint8Array): SolanaMessage {
  const reader = createReader(bytes)
  const first = bytes[0] ?? 0
  const version = first < 0x80 ? 'legacy' : 0
  if (version === 0 && reader.byte() !== 0x80) throw malformed()
  const [signers, readonlySigners, readonlyOthers] = [reader.byte(), reader.byte(), reader.byte()]
  const accounts = reader.list(() => base58.encode(reader.take(32)))
  const blockhashAt = reader.at()
  const blockhash = base58.encode(reader.take(32))
  const instructions = reader.list(() => ({
    program: reader.byte(),
    accounts: reader.list(reader.byte),
    data: reader.take(reader.length()),
  }))
  const lookups =
    version === 0
      ? reader.list(() => ({
          table: base58.encode(reader.take(32)),
          writable: reader.list(reader.byte),
          readonly: reader.list(reader.byte),
        }))
      : []
  const count = lookups.reduce((sum, each) => sum + each.writable.length + each.readonly.length, accounts.length)
  const isKnown = ({ program, accounts: used }: CompiledInstruction) =>
    // A program is in the message itself, and is not the fee payer.
    program > 0 && program < accounts.length && used.every((index) => index < count)
  const isWhole = reader.at() === bytes.length && signers > readonlySigners
  const isFitting = signers + readonlyOthers <= accounts.length && count <= 256
  const isUnique = new Set(accounts).size === accounts.length
  if (!isWhole || !isFitting || !isUnique || !instructions.every(isKnown)) throw malformed()
  return {
    version,
    signers,
    accounts,
    isWritable: (index) =>
      index < signers ? index < signers - readonlySigners : index < accounts.length - readonlyOthers,
    blockhash,
    blockhashAt,
    instructions,
    lookups,
  }
}

/** Creates a reader of consecutive bytes. Throws `RangeError` at the end. */
export function createReader(bytes: Uint8Array): {
  byte(): number
  take(count: number): Uint8Array
  /** Reads a length in Solana's compact format, in its shortest encoding. */
  length(): number
  list<T>(read: () => T): readonly T[]
  at(): number
} {
  let at = 0
  function take(count: number): Uint8Array {
    if (at + count > bytes.length) throw malformed()
    at += count
    return bytes.subarray(at - count, at)
  }
  const byte = () => take(1)[0] as number
  function length(): number {
    let value = 0
    for (let place = 0; place < 3; place += 1) {
      const next = byte()
      value |= (next & 0x7f) << (7 * place)
      if (next < 0x80) {
        if ((next === 0 && place > 0) || value > 0xffff) throw malformed()
        return value
      }
    }
    throw malformed()
  }
  const list = <T>(read: () => T): readonly T[] => Array.from({ length: length() }, read)
  return { byte, take, length, list, at: () => at }
}

const malformed = () => new RangeError('Invalid message bytes')
