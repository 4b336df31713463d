import { expected } from '../connection/expected.js'
import { selected } from '../network/NetworkState.js'
import type { StoredState } from '../persistence/StoredState.js'
import type { State } from '../state/createState.js'

/**
 * Shows the stored state before any wallet has responded: the active namespace, its network, and its wallets as `reconnecting`. Returns
 * whether there is a wallet to restore.
 */
export function hydrateState({ namespaces, networks }: State, state: StoredState): boolean {
  let isRemembered = false
  for (const [namespace, { entries, activeId, networkId }] of Object.entries(state.namespaces)) {
    if (networkId !== undefined) networks.choices.get(namespace)?.update(selected(networkId))
    const shown = entries.filter(({ misses }) => misses === 0).map(({ connection }) => connection)
    namespaces.get(namespace)?.connection.update(expected(shown, activeId))
    isRemembered ||= namespaces.has(namespace) && entries.length > 0
  }
  if (state.activeNamespace !== undefined) networks.activate(state.activeNamespace)
  return isRemembered
}
