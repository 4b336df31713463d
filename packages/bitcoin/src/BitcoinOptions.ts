import type { CaipNetworkId, Network } from '@kit/core/adapter'

/** What `bitcoin` takes. */
export type BitcoinOptions = {
  /** The first is the default. `bitcoinMainnet`, `bitcoinTestnet4`, `bitcoinSignet`, `bitcoinRegtest({ … })` or one of your own. */
  readonly networks: readonly [Network, ...Network[]]
  /** Esplora REST interfaces by network, in order of preference, in place of the network's own; no other is asked. */
  readonly esploraUrls?: { readonly [networkId: CaipNetworkId]: readonly string[] }
  /** The longest pause between two checks for a transaction, in milliseconds. Default 10 000. */
  readonly pollingIntervalMs?: number
}
