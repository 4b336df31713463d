import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import type { Transition } from '../store/createStore.js'
import { chosen, type NetworkChoice } from './NetworkState.js'

/** A network is no longer configured; the first that remains is selected in its place (rule states-27). */
export const networkRemoved =
  (networkId: CaipNetworkId): Transition<NetworkChoice> =>
  (state) => {
    const requested = state.requested.filter(({ id }) => id !== networkId)
    if (requested.length === state.requested.length) return state
    return state.selectedId === networkId ? chosen(requested) : { ...state, requested }
  }
