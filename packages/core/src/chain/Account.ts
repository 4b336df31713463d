import type { ChainNamespace } from '../caip/CaipNetworkId.js'

/** The type of an account. `payment` and `ordinals` exist on Bitcoin. */
export type AccountType = 'eoa' | 'smartAccount' | 'payment' | 'ordinals' | (string & {})

/** The type of addresses of a namespace. */
export type AddressOf<Namespace extends ChainNamespace> = Namespace extends 'eip155' ? `0x${string}` : string

/** An account that a wallet shares with the app. */
export type Account<Namespace extends ChainNamespace = ChainNamespace> = {
  readonly namespace: Namespace
  readonly address: AddressOf<Namespace>
  readonly type: AccountType
  readonly publicKey?: string
  /** Derivation path of the key (BIP-32), if the wallet reports it. */
  readonly path?: string
  /** Name of the account in the wallet. Untrusted text, already truncated. */
  readonly label?: string
}
