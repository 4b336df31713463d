import type { KitError } from '@kit/core'
import type { ActivityItem } from './ActivityItem.js'

/** State of {@link activity}: the history of the active account. */
export type ActivityState = {
  /** Status of the service. `idle` without one, or before the first `load()`. Transactions of the journal are always in `items`. */
  readonly status: 'idle' | 'loading' | 'success' | 'error'
  /** Newest first, without spam and duplicates. */
  readonly items: readonly ActivityItem[]
  /** Whether `loadMore()` has another page. */
  readonly hasMore: boolean
  /** Only the active network, or all networks of its namespace. */
  readonly scope: 'network' | 'namespace'
  readonly error: KitError | undefined
}
