import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'

/** A network as the kit sees it, whatever its chain (rule entities-2). */
export type Network<Id extends CaipNetworkId = CaipNetworkId> = {
  /** The id inside its namespace: 1 for Ethereum, a genesis hash prefix for others. */
  readonly reference: number | string
  readonly id: Id
  readonly namespace: ChainNamespace
  readonly name: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  /** HTTP endpoints in order of preference. */
  readonly rpcUrls: readonly string[]
  readonly blockExplorer?: { readonly name: string; readonly url: string }
  /** A picture: `data:`, `blob:` or `https:`. */
  readonly imageUrl?: string
  /** A picture in the configured wallet directory. */
  readonly imageId?: string
  readonly testnet?: boolean
  /** True for a network that the wallet is on and the app did not configure: only its id is known. */
  readonly unknown?: true
}
