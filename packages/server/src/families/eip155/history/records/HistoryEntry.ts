import type { RecordedTransaction } from '../../../../history/toHistoryRows.js'

/** One transaction as one account sees it. */
export type HistoryEntry = RecordedTransaction & {
  readonly address: string
  readonly block: number
  /** Place in the block. */
  readonly index: number
}
