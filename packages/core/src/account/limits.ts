import type { QueryOptions } from '../query/createQuery.js'

/** Cache times of balances and tokens. The read limit is longer than the chain's own timeout and retries together (rule constants-4). */
export const balanceTimes = { freshMs: 30_000, retryMs: 30_000, limitMs: 60_000 } satisfies QueryOptions
/** Cache times of names and avatars (rule constants-4). */
export const identityTimes: QueryOptions = { ...balanceTimes, freshMs: 300_000 }
/** Maximum number of cached values that are not in use. */
export const maxUnused = 100
/** Refresh interval of tokens that are in use, in milliseconds. */
export const tokensRefreshMs = 10_000
