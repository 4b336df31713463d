/** Specification, section 9: native balance 30 s. */
export const balanceCacheMs = 30_000
/** Specification, section 9: balance retry 30 s. */
export const balanceRetryMs = 30_000
/** Specification, section 9: name and identity 5 minutes. */
export const identityCacheMs = 300_000
/** A read gives up after the chain's own timeout (10 s) and its retries. */
export const readLimitMs = 60_000
/** How many values are kept that nobody looks at. */
export const mostKept = 100
