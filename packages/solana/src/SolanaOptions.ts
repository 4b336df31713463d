import type { CaipNetworkId, Network } from '@kit/core/adapter'

/** What `solana` takes. */
export type SolanaOptions = {
  /** The first is the default. `solanaMainnet`, `solanaDevnet`, `solanaTestnet`, `solanaLocal({ … })` or one of your own. */
  readonly networks: readonly [Network, ...Network[]]
  /** Endpoints by network, in order of preference, in place of the network's own; no other is asked. */
  readonly rpcUrls?: { readonly [networkId: CaipNetworkId]: readonly string[] }
}
