/** How long a balance is kept (rule constants-4). */
export const balanceCacheMs = 30_000
/** The pause after a balance that failed (rule constants-4). */
export const balanceRetryMs = 30_000
/** How long a name is kept (rule constants-4). */
export const identityCacheMs = 300_000
/** A read gives up after the chain's own timeout (10 s) and its retries. */
export const readLimitMs = 60_000
/** How many values are kept that are not shown. */
export const mostKept = 100
/** How often tokens that are shown are read again. */
export const tokensRefreshMs = 10_000
