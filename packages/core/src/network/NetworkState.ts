import type { CaipNetworkId } from '../caip/Caip.js'
import type { Network } from '../chain/Network.js'

/** Networks of one namespace (specification, section 3, "Network state per chain"). */
export type NetworkState = {
  /** The networks that the app configured, in its order. */
  readonly requested: readonly Network[]
  /** The selected network; one with `unknown: true` when the wallet is on a network that was not configured. */
  readonly active: Network | undefined
  /** What the wallet approved; undefined when it did not say (injected wallets). */
  readonly approvedIds: readonly CaipNetworkId[] | undefined
  /** False when the wallet limits itself to `approvedIds`. */
  readonly supportsAllNetworks: boolean
}
