import type { CaipNetworkId } from '@kit/core/adapter'
import type { PolkadotNetwork } from './network/PolkadotNetwork.js'

/** What {@link polkadot} takes. */
export type PolkadotOptions = {
  /** The first is the default. `polkadotAssetHub`, `kusamaAssetHub` … or one of your own by `definePolkadotNetwork`. */
  readonly networks: readonly [PolkadotNetwork, ...PolkadotNetwork[]]
  /** Endpoints by network, in order of preference, in place of the network's own; no other is asked. http(s) or ws(s). */
  readonly rpcUrls?: { readonly [networkId: CaipNetworkId]: readonly string[] }
  /** The name that wallets show when they ask whether to allow the page. Default: the page's host. */
  readonly appName?: string
}
