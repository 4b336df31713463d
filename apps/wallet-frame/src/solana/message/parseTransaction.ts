import { createReader, parseMessage, type SolanaMessage } from './parseMessage.js'

/** Maximum size of a transaction. */
const mostBytes = 1232

/** A transaction: a message and the signatures of its first accounts, zeros if missing. */
export type SolanaTransaction = {
  readonly signatures: readonly Uint8Array[]
  readonly message: SolanaMessage
  /** The signed bytes: the message as received. */
  readonly bytes: Uint8Array
}

/** Parses a transaction. Undefined for invalid bytes, or more than the chain accepts. */
export function parseTransaction(bytes: Uint8Array): SolanaTransaction | undefined {
  if (bytes.length > mostBytes) return undefined
  try {
    const reader = createReader(bytes)
    const signatures = reader.list(() => reader.take(64))
    const rest = reader.take(bytes.length - reader.at())
    const message = parseMessage(rest)
    return message !== undefined && message.signers === signatures.length
      ? { signatures, message, bytes: rest }
      : undefined
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Returns the transaction with a signature in its place. */
export function withSignature(
  { signatures, bytes }: SolanaTransaction,
  index: number,
  signature: Uint8Array,
): Uint8Array {
  const placed = signatures.map((each, at) => (at === index ? signature : each))
  // At most 19 signatures fit into a transaction, so their number is one byte.
  return Uint8Array.from([placed.length, ...placed.flatMap((each) => [...each]), ...bytes])
}

/** Returns the transaction with another blockhash. */
export function withBlockhash(transaction: SolanaTransaction, blockhash: Uint8Array): SolanaTransaction {
  const bytes = Uint8Array.from(transaction.bytes)
  bytes.set(blockhash, transaction.message.blockhashAt)
  const message = parseMessage(bytes)
  if (message === undefined || blockhash.length !== 32) throw new RangeError('Invalid blockhash')
  return { ...transaction, message, bytes }
}
