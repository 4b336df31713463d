import type { KitError } from '@kit/core'
import type { ActivityItem } from './ActivityItem.js'

/** What happened with the active account. */
export type ActivityState = {
  /** Of the service: `idle` without one, or before the first `load()`. The journal's transactions are always in `items`. */
  readonly status: 'idle' | 'loading' | 'success' | 'error'
  /** Newest first, without spam, each transaction once. */
  readonly items: readonly ActivityItem[]
  /** Whether `loadMore()` brings more. */
  readonly hasMore: boolean
  /** The active network alone, or all of its family. */
  readonly scope: 'network' | 'namespace'
  readonly error: KitError | undefined
}
