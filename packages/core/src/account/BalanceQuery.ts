import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'
import type { ReadableStore } from '../store/ReadableStore.js'

/** Selects a balance by account, token and network. Omitted fields default to the active namespace, its account and its network. */
export type BalanceQuery = {
  /** Defaults to the namespace of `networkId`, or else the active one. */
  readonly namespace?: ChainNamespace | undefined
  readonly networkId?: CaipNetworkId | undefined
  readonly address?: string | undefined
  /** Token address. Defaults to the native currency. */
  readonly token?: string | undefined
}

/** Selects the tokens of an account on a network. Omitted fields default to the active namespace, its account and its network. */
export type TokensQuery = Omit<BalanceQuery, 'token'>

/** A query that has a subscriber. */
export type OpenQuery = BalanceQuery & {
  /** The store that holds the value of this query. It also tells which kind of value the query reads. */
  readonly values: ReadableStore<unknown>
}
