import type { Transfer } from '../../../history/Transfer.js'
import type { ChainReceipt, ChainTransaction } from './ChainBlock.js'
import { findOperation } from './findOperation.js'
import { type Movement, readMovements, zeroAddress } from './readMovements.js'
import type { HistoryEntry } from './records/HistoryEntry.js'

/** Options for {@link decodeTransaction}. */
export type DecodeOptions = {
  readonly chain: string
  readonly minedAtMs: number
  /** Lower case. */
  readonly wrappedNative: string | undefined
  /** Returns whether an account's history is indexed. */
  readonly isWatched: (address: string) => boolean
}

/** Decodes one transaction into an entry for each wanted account that sent it, or sent or received something in it. */
export function decodeTransaction(
  transaction: ChainTransaction,
  receipt: ChainReceipt,
  { chain, minedAtMs, wrappedNative, isWatched }: DecodeOptions,
): readonly HistoryEntry[] {
  const movements = readMovements(transaction, receipt, wrappedNative)
  const sender = transaction.from
  const parties = new Set([sender])
  for (const movement of movements) {
    // Any token can emit a transfer of zero from an unrelated account to a look-alike address; the account did not make it.
    if (movement.amount === 0n) continue
    parties.add(movement.from)
    parties.add(movement.to)
  }
  parties.delete(zeroAddress)
  return [...parties].filter(isWatched).map((address): HistoryEntry => {
    const own = movements.filter(
      ({ from, to, amount }) => (from === address || to === address) && (amount > 0n || address === sender),
    )
    const operation = findOperation(address, transaction, own)
    const [first] = own
    const isPlain = first !== undefined && ['send', 'receive', 'mint', 'burn'].includes(operation)
    return {
      address,
      chain,
      block: transaction.block,
      index: transaction.index,
      hash: transaction.hash,
      minedAtMs,
      operation,
      // A token transfer calls the token, but users look for the recipient.
      sentFrom: isPlain ? first.from : sender,
      sentTo: isPlain ? first.to : (transaction.to ?? receipt.contractAddress ?? zeroAddress),
      status: receipt.isConfirmed ? 'confirmed' : 'failed',
      nonce: transaction.nonce,
      transfers: own.map((movement) => toTransfer(movement, address)),
    }
  })
}

function toTransfer({ from, to, kind, token, id, amount }: Movement, address: string): Transfer {
  return {
    direction: from === to ? 'self' : to === address ? 'in' : 'out',
    kind,
    ...(token !== undefined && { token }),
    ...(id !== undefined && { id }),
    amount: amount.toString(),
  }
}
