import { reconnecting } from '../connection/ConnectionState.js'
import type { State } from '../kit/createState.js'
import { selected } from '../network/NetworkState.js'

/**
 * Shows what storage remembers, before any wallet has answered: the namespace, its network, its wallets as
 * `reconnecting`. Answers whether there is a wallet to look for.
 */
export function paintMemory({ memory, namespaces, networks }: State): boolean {
  const { activeNamespace, namespaces: remembered } = memory.read()
  let isRemembered = false
  for (const [namespace, { connections, activeId, missed, networkId }] of Object.entries(remembered)) {
    if (networkId !== undefined) networks.choices.get(namespace)?.update(selected(networkId))
    const store = namespaces.get(namespace)?.connection
    if (store === undefined) continue
    if (connections.length > 0) store.update(reconnecting(connections, activeId))
    isRemembered ||= connections.length + missed.length > 0
  }
  if (activeNamespace !== undefined) networks.activate(activeNamespace)
  return isRemembered
}
