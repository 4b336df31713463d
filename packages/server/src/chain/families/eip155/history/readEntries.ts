import type { ChainTransaction } from './ChainBlock.js'
import { decodeTransaction } from './decodeTransaction.js'
import type { EvmHistory } from './EvmHistory.js'
import { readReceipts } from './readReceipts.js'
import type { HistoryEntry } from './records/HistoryEntry.js'

/** A mined transaction and its time. */
export type DatedTransaction = { readonly transaction: ChainTransaction; readonly minedAtMs: number }

/** Decodes transactions for the wanted accounts, and fetches their receipts. */
export async function readEntries(
  { ask, chain, wrappedNative }: EvmHistory,
  dated: readonly DatedTransaction[],
  isWatched: (address: string) => boolean,
): Promise<readonly HistoryEntry[]> {
  const receipts = await readReceipts(
    ask,
    dated.map(({ transaction }) => transaction),
  )
  return dated.flatMap(({ transaction, minedAtMs }, index) => {
    const receipt = receipts[index]
    if (receipt === undefined) return []
    return decodeTransaction(transaction, receipt, { chain, minedAtMs, wrappedNative, isWatched })
  })
}
