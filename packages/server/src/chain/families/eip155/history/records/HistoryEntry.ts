import type { RecordedTransaction } from '../../../../history/toHistoryRows.js'

/** One transaction from the perspective of one account. */
export type HistoryEntry = RecordedTransaction & {
  readonly status: 'confirmed' | 'failed'
  readonly address: string
  readonly block: number
  /** Index in the block. */
  readonly index: number
}
