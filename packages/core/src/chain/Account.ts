import type { ChainNamespace } from '../caip/CaipNetworkId.js'

/** Kinds of account: `payment` and `ordinals` are Bitcoin's. */
export type AccountType = 'eoa' | 'smartAccount' | 'payment' | 'ordinals' | (string & {})

/** What an address of a namespace looks like, as far as a type can say. */
export type AddressOf<Namespace extends ChainNamespace> = Namespace extends 'eip155' ? `0x${string}` : string

/** One account that a wallet disclosed. */
export type Account<Namespace extends ChainNamespace = ChainNamespace> = {
  readonly namespace: Namespace
  readonly address: AddressOf<Namespace>
  readonly type: AccountType
  readonly publicKey?: string
  /** Derivation path of the key (BIP-32), from wallets that tell it. */
  readonly path?: string
  /** The name that the wallet gives the account. Hostile text, already length-capped. */
  readonly label?: string
}
