import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import { parseCaipNetworkId } from '../caip/parseCaipNetworkId.js'
import { activeConnection } from '../connection/ConnectionState.js'
import type { LiveSessions } from '../connection/createSessions.js'
import type { Switching } from '../flows/createSwitchNetwork.js'
import type { Networks } from '../network/createNetworks.js'
import { chosen, type NetworkChoice } from '../network/NetworkState.js'
import type { Lazy } from '../signal/createLazy.js'
import type { Transition } from '../store/createStore.js'

type RemovalServices = {
  readonly networks: Networks
  readonly sessions: LiveSessions
  readonly wallet: Lazy<{ readonly services: { readonly switching: Switching } }>
}

/**
 * Implements `kit.removeNetwork`. If the active network is removed, the first remaining one becomes active (rule states-27), and a wallet
 * on it is asked to switch. The outcome is in `networkSwitch`.
 */
export const removeNetwork =
  ({ networks, sessions, wallet }: RemovalServices) =>
  (networkId: CaipNetworkId): void => {
    const { namespace } = parseCaipNetworkId(networkId)
    const choice = networks.choices.get(namespace)
    const connections = sessions.stores.get(namespace)?.getState()
    choice?.update(networkRemoved(networkId))
    const next = choice?.getState().selectedId
    if (connections === undefined || next === undefined || activeConnection(connections)?.networkId !== networkId)
      return
    wallet.run(({ services }) => services.switching.switchNetwork({ networkId: next })).catch(() => {})
  }

/** Removes a network from the configuration. If it was active, the first remaining one becomes active (rule states-27). */
export const networkRemoved =
  (networkId: CaipNetworkId): Transition<NetworkChoice> =>
  (state) => {
    const requested = state.requested.filter(({ id }) => id !== networkId)
    if (requested.length === state.requested.length) return state
    return state.selectedId === networkId ? chosen(requested) : { ...state, requested }
  }
