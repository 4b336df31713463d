import type { QueryOptions } from '../query/createQuery.js'

/** How long balances and tokens stay fresh, and the pause after a failure. A read times out after the chain's own timeout and retries (rule constants-4). */
export const balanceTimes = { freshMs: 30_000, retryMs: 30_000, limitMs: 60_000 } satisfies QueryOptions
/** The same for names (rule constants-4). */
export const identityTimes: QueryOptions = { ...balanceTimes, freshMs: 300_000 }
/** How many values are kept that are not shown. */
export const mostKept = 100
/** How often tokens that are shown are read again. */
export const tokensRefreshMs = 10_000
