import { base58 } from '@scure/base'
import type { Payment, TokenChange } from './SolanaTransaction.js'

/** A program call; accounts and program by index, data in base58. */
export type Instruction = {
  readonly programIdIndex: number
  readonly accounts: readonly number[]
  readonly data: string
}

const systemProgram = '11111111111111111111111111111111'
const tokenPrograms = ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb']
/** First bytes of transfer instructions. */
const systemTransfer = 2
const tokenTransfer = 3
const tokenTransferChecked = 12

/** Reads the transfers among the calls of a transaction, in the format of native programs. Skips other calls. */
export function readPayments(
  instructions: readonly Instruction[],
  keys: readonly string[],
  tokens: ReadonlyMap<number, TokenChange>,
): readonly Payment[] {
  return instructions.flatMap(({ programIdIndex, accounts, data }): readonly Payment[] => {
    const program = keys[programIdIndex] ?? ''
    const bytes = read(data)
    if (program === systemProgram && bytes?.byteLength === 12 && bytes.getUint32(0, true) === systemTransfer) {
      const [from, to] = accounts.map((at) => keys[at])
      const amount = bytes.getBigUint64(4, true).toString()
      return from === undefined || to === undefined ? [] : [{ from, to, amount }]
    }
    if (!tokenPrograms.includes(program) || bytes === undefined || bytes.byteLength < 9) return []
    const call = bytes.getUint8(0)
    if (call !== tokenTransfer && call !== tokenTransferChecked) return []
    // A checked transfer has the mint between the two accounts.
    const [source, target] = [accounts[0], accounts[call === tokenTransfer ? 1 : 2]]
    const [from, to] = [tokens.get(source ?? -1), tokens.get(target ?? -1)]
    if (from === undefined || to === undefined) return []
    const { mint, decimals } = from
    return [{ from: from.owner, to: to.owner, amount: bytes.getBigUint64(1, true).toString(), mint, decimals }]
  })
}

function read(data: string): DataView | undefined {
  try {
    const bytes = base58.decode(data)
    return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  } catch {
    return undefined
  }
}
