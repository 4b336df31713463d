import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'

/** A network of any chain namespace (rule entities-2). */
export type Network<Id extends CaipNetworkId = CaipNetworkId> = {
  /** The network's ID within its namespace: 1 for Ethereum, a prefix of the genesis hash on other chains. */
  readonly reference: number | string
  readonly id: Id
  readonly namespace: ChainNamespace
  readonly name: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  /** HTTP endpoints in order of preference. */
  readonly rpcUrls: readonly string[]
  readonly blockExplorer?: { readonly name: string; readonly url: string }
  /** URL of an image: `data:`, `blob:` or `https:`. */
  readonly imageUrl?: string
  /** ID of an image in the configured wallet directory. */
  readonly imageId?: string
  readonly testnet?: boolean
  /** True for a network that the wallet is on but that the app did not configure. Only its ID is known. */
  readonly unknown?: true
}
