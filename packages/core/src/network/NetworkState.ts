import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import type { Network } from '../chain/Network.js'
import type { Transition } from '../store/createStore.js'

/** Networks of one namespace (rule entities-8). */
export type NetworkState = {
  /** The networks that the app configured, in its order. */
  readonly requested: readonly Network[]
  /** The selected network; one with `unknown: true` when the wallet is on a network that was not configured. */
  readonly active: Network | undefined
  /** What the wallet approved; undefined when it did not say (injected wallets). */
  readonly approvedIds: readonly CaipNetworkId[] | undefined
  /** False when the wallet limits itself to `approvedIds`. */
  readonly supportsAllNetworks: boolean
  /** Whether a network beyond `approvedIds` can be asked for: the wallet may add it. */
  readonly canAddNetworks: boolean
}

/** What the page chose: the networks of a namespace and the selected one. What the wallet says is added in `flows/`. */
export type NetworkChoice = { readonly requested: readonly Network[]; readonly selectedId: CaipNetworkId | undefined }

/** The networks that the app configured; the first is selected. */
export const chosen = (requested: readonly Network[]): NetworkChoice => ({
  requested,
  selectedId: requested[0]?.id,
})

/** A network was selected. One that is not configured is not selected. */
export const selected =
  (networkId: CaipNetworkId): Transition<NetworkChoice> =>
  (state) =>
    state.selectedId === networkId || !state.requested.some(({ id }) => id === networkId)
      ? state
      : { ...state, selectedId: networkId }

/** A network is supported when the requested list is empty or contains it (rule checks-6). */
export const isSupported = ({ requested, active }: NetworkState): boolean =>
  active === undefined || requested.length === 0 || requested.some(({ id }) => id === active.id)
