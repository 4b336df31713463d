import type { HistoryCursor } from './parseCursor.js'
import type { RecordedTransaction } from './toHistoryRows.js'

/** Rows of a page at most. */
export const PAGE = 50

/** A page before its tokens have names. */
export type RecordedPage = {
  /** Newest first, each with its place. */
  readonly rows: readonly (RecordedTransaction & { readonly cursor: HistoryCursor })[]
  /** Whether there is nothing older. */
  readonly isLast: boolean
}
