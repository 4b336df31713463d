import type { ChainNamespace } from '../caip/CaipNetworkId.js'

/** Kinds of account: `payment` and `ordinals` are Bitcoin's (specification, section 3). */
export type AccountType = 'eoa' | 'smartAccount' | 'payment' | 'ordinals' | (string & {})

/** One account that a wallet disclosed. */
export type Account = {
  readonly namespace: ChainNamespace
  readonly address: string
  readonly type: AccountType
  readonly publicKey?: string
  readonly path?: string
  /** The name that the wallet gives the account. Hostile text, already length-capped. */
  readonly label?: string
}
