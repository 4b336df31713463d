import { encodeBase58 } from '@kit/adapter'
import { KitError } from '@kit/core/adapter'
import type { Transaction, VersionedTransaction } from '@solana/web3.js'

/** A transaction for a wallet: an object of `@solana/web3.js`, or serialized bytes of any library. */
export type SolanaTransaction = Uint8Array | Transaction | VersionedTransaction

/** A serialized transaction with its parts. */
export type SolanaParts = {
  readonly bytes: Uint8Array
  readonly version: 'legacy' | 0
  /** 64 bytes each, all zero until signed. The first `signatures.length` keys sign, in this order. */
  readonly signatures: readonly Uint8Array[]
  /** The bytes that are signed. */
  readonly message: Uint8Array
  /** How many of the signers are read-only, and how many of the other accounts. */
  readonly readonlySigners: number
  readonly readonlyOthers: number
  /** The accounts, without those of lookup tables. The first one pays. */
  readonly keys: readonly Uint8Array[]
  readonly blockhash: Uint8Array
  readonly instructions: readonly SolanaInstruction[]
}

type SolanaInstruction = { readonly program: number; readonly accounts: Uint8Array; readonly data: Uint8Array }

/** The maximum packet size of the network. */
const longestTransaction = 1232

/**
 * Parses a transaction from a caller or a wallet, legacy or version 0, signed or not. Needs no chain library: objects are read through
 * their bytes, since they may belong to another copy of it.
 *
 * @throws KitError `transaction/invalid`, also for bytes that would serialize differently.
 * @example parseSolanaBytes(transaction).signatures[0]
 */
export function parseSolanaBytes(value: SolanaTransaction): SolanaParts {
  try {
    const bytes = ArrayBuffer.isView(value)
      ? value
      : (value as Transaction).serialize({ requireAllSignatures: false, verifySignatures: false })
    if (bytes.length > longestTransaction) throw new RangeError('The data exceeds the maximum transaction size.')
    return readParts(Uint8Array.from(bytes))
  } catch (cause) {
    throw new KitError('transaction/invalid', { shortMessage: 'Not a serialized Solana transaction.', cause })
  }
}

/** Returns the place of an account among the signers, or -1. */
export function signerIndex({ keys, signatures }: SolanaParts, address: string): number {
  return keys.slice(0, signatures.length).findIndex((key) => encodeBase58(key) === address)
}

function readParts(bytes: Uint8Array): SolanaParts {
  const { byte, take, length, list, left } = createReader(bytes)
  const signatures = list(() => take(64))
  const start = bytes.length - left()
  // Only versioned messages set the highest bit, which no number of signers reaches.
  const prefix = bytes[start] ?? 0
  const version = prefix < 0x80 ? 'legacy' : 0
  if (version === 0 && byte() !== 0x80) throw new RangeError('Unknown version.')
  const [signers, readonlySigners, readonlyOthers] = [byte(), byte(), byte()]
  const keys = list(() => take(32))
  const blockhash = take(32)
  const instructions = list(() => ({ program: byte(), accounts: take(length()), data: take(length()) }))
  if (version === 0)
    list(() => {
      take(32)
      take(length())
      take(length())
    })
  if (left() > 0) throw new RangeError('Trailing bytes.')
  const isSound =
    signers === signatures.length &&
    readonlySigners < signers &&
    keys.length >= signers + readonlyOthers &&
    // In version 0, lookup tables may contain the others.
    (version === 0 || instructions.every(({ program, accounts }) => isWithin(keys, [program, ...accounts])))
  if (!isSound) throw new RangeError('The fields are inconsistent.')
  const message = bytes.subarray(start)
  return { bytes, version, signatures, message, readonlySigners, readonlyOthers, keys, blockhash, instructions }
}

const isWithin = (keys: readonly Uint8Array[], indexes: readonly number[]): boolean =>
  indexes.every((index) => index < keys.length)

/** Reads bytes from the start. Throws when there are too few. */
function createReader(bytes: Uint8Array) {
  let at = 0
  const take = (length: number): Uint8Array => {
    if (at + length > bytes.length) throw new RangeError('Too few bytes.')
    at += length
    return bytes.slice(at - length, at)
  }
  const byte = () => take(1)[0] as number
  /** Seven bits per byte, lowest first, in as few bytes as possible. */
  const length = (shift = 0): number => {
    const value = byte()
    if (value === 0 && shift > 0) throw new RangeError('A length uses too many bytes.')
    if (value > 3 && shift > 7) throw new RangeError('A length exceeds 16 bits.')
    return value < 0x80 ? value << shift : ((value & 0x7f) << shift) | length(shift + 7)
  }
  const list = <T>(read: () => T): readonly T[] => Array.from({ length: length() }, read)
  return { byte, take, length, list, left: () => bytes.length - at }
}
