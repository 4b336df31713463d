import { base58 } from '@scure/base'

/** Content of a Solana transaction, without chain reads. */
export type SolanaTransaction = {
  /** The fee payer. */
  readonly payer: string
  /** Addresses of the called programs, without duplicates. */
  readonly programs: readonly string[]
  /** Set if the transaction is a single SOL transfer. */
  readonly transfer?: { readonly from: string; readonly to: string; readonly lamports: bigint }
}

const system = '11111111111111111111111111111111'
const computeBudget = 'ComputeBudget111111111111111111111111111111'

/**
 * Parses a legacy or version 0 Solana transaction, signed or not. Throws `RangeError` when it is truncated.
 *
 * @example readSolanaTransaction(bytes).transfer?.lamports // 500000000n
 */
export function readSolanaTransaction(bytes: Uint8Array): SolanaTransaction {
  let at = 0
  const take = (length: number): Uint8Array => {
    const part = bytes.subarray(at, at + length)
    if (part.length < length) throw new RangeError('Truncated transaction.')
    at += length
    return part
  }
  const byte = () => take(1)[0] ?? 0
  /** Seven bits per byte, the lowest first. */
  const count = (): number => {
    const low = byte()
    return low < 0x80 ? low : (low & 0x7f) + 0x80 * count()
  }
  const list = <T>(read: () => T): readonly T[] => Array.from({ length: Math.min(count(), bytes.length) }, read)

  take(64 * count())
  if ((bytes[at] ?? 0) >= 0x80) at += 1
  take(3)
  const keys = list(() => base58.encode(take(32)))
  take(32)
  const instructions = list(() => ({
    program: keys[byte()] ?? '',
    accounts: [...take(count())].map((index) => keys[index]),
    data: take(count()),
  }))
  const [payer] = keys
  if (payer === undefined) throw new RangeError('The transaction has no accounts.')
  const acting = instructions.filter(({ program }) => program !== computeBudget)
  const [only] = acting
  const transfer = acting.length === 1 && only?.program === system ? readTransfer(only) : undefined
  return { payer, programs: [...new Set(instructions.map(({ program }) => program))], ...(transfer && { transfer }) }
}

/** Instruction 2 of the system program: a 4-byte number, then lamports in 8 bytes, little-endian. */
function readTransfer(instruction: {
  readonly accounts: readonly (string | undefined)[]
  readonly data: Uint8Array
}): SolanaTransaction['transfer'] {
  const { accounts, data } = instruction
  const [from, to] = accounts
  const view = new DataView(data.buffer, data.byteOffset, data.length)
  if (data.length !== 12 || view.getUint32(0, true) !== 2 || from === undefined || to === undefined) return undefined
  return { from, to, lamports: view.getBigUint64(4, true) }
}
