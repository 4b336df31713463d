import type { BalanceQuery } from './BalanceQuery.js'

/** Whose tokens, where. What is left out is what the visitor uses: account and network of the active namespace. */
export type TokensQuery = Omit<BalanceQuery, 'token'>
