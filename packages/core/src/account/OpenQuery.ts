import type { ReadableStore } from '../store/ReadableStore.js'
import type { BalanceQuery } from './BalanceQuery.js'

/** A query that has a subscriber. */
export type OpenQuery = BalanceQuery & {
  /** The store of the values that it shows: which kind of value it is about. */
  readonly values: ReadableStore<unknown>
}
