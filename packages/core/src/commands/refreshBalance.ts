import type { BalanceQuery } from '../account/BalanceQuery.js'
import type { Services } from '../services/createServices.js'

/** Asks a balance again, past the cache. */
export const refreshBalance =
  ({ reads }: Services) =>
  (query?: BalanceQuery): Promise<void> =>
    reads.refresh(query)
