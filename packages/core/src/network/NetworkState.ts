import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import type { Network } from '../chain/Network.js'
import type { Transition } from '../store/createStore.js'

/** State of the networks of one namespace (rule entities-8). */
export type NetworkState = {
  /** The networks that the app configured, in its order. */
  readonly requested: readonly Network[]
  /** The active network, with `unknown: true` if the wallet is on a network that isn't configured. */
  readonly active: Network | undefined
  /** Networks that the wallet approved, or undefined if it doesn't report them (injected wallets). */
  readonly approvedIds: readonly CaipNetworkId[] | undefined
  /** False if the wallet is limited to `approvedIds`. */
  readonly supportsAllNetworks: boolean
  /** Whether the wallet can be asked to add networks beyond `approvedIds`. */
  readonly canAddNetworks: boolean
}

/** The app's choice in a namespace: its networks and the selected one. Values that the wallet reports are added in `flows/`. */
export type NetworkChoice = { readonly requested: readonly Network[]; readonly selectedId: CaipNetworkId | undefined }

/** Creates the choice for the configured networks. The first one is selected. */
export const chosen = (requested: readonly Network[]): NetworkChoice => ({
  requested,
  selectedId: requested[0]?.id,
})

/** Selects a network. Ignores networks that aren't configured. */
export const selected =
  (networkId: CaipNetworkId): Transition<NetworkChoice> =>
  (state) =>
    state.selectedId === networkId || !state.requested.some(({ id }) => id === networkId)
      ? state
      : { ...state, selectedId: networkId }

/** Returns whether the active network is supported: the list of requested networks is empty or contains it (rule checks-6). */
export const isSupported = ({ requested, active }: NetworkState): boolean =>
  active === undefined || requested.length === 0 || requested.some(({ id }) => id === active.id)
