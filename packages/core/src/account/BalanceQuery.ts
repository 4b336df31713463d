import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'

/** Whose balance, of what, where. What is left out is what the visitor uses: account and network of the active namespace. */
export type BalanceQuery = {
  /** Left out: that of `networkId`, else the active one. */
  readonly namespace?: ChainNamespace | undefined
  readonly networkId?: CaipNetworkId | undefined
  readonly address?: string | undefined
  /** A token's address; the native currency without. */
  readonly token?: string | undefined
}
