import type { TokensQuery } from '../account/BalanceQuery.js'
import type { Services } from '../services/createServices.js'

/** Reads the tokens of an account again, past the cache. */
export const refreshTokens =
  ({ reads, tokens: values }: Services) =>
  (query?: TokensQuery): Promise<void> =>
    reads.refresh({ ...query, values })
