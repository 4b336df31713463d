import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'
import type { ReadableStore } from '../store/ReadableStore.js'

/** Whose balance, of what, where. What is left out is what the visitor uses: account and network of the active namespace. */
export type BalanceQuery = {
  /** Left out: that of `networkId`, else the active one. */
  readonly namespace?: ChainNamespace | undefined
  readonly networkId?: CaipNetworkId | undefined
  readonly address?: string | undefined
  /** A token's address; the native currency without. */
  readonly token?: string | undefined
}

/** Whose tokens, where. What is left out is what the visitor uses: account and network of the active namespace. */
export type TokensQuery = Omit<BalanceQuery, 'token'>

/** A query that has a subscriber. */
export type OpenQuery = BalanceQuery & {
  /** The store of the values that it shows: which kind of value it is about. */
  readonly values: ReadableStore<unknown>
}
