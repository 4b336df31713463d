import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import { namespaceOf } from '../caip/namespaceOf.js'
import { activeConnection } from '../connection/ConnectionState.js'
import { accountChosen, activated } from '../connection/connectionTransitions.js'
import type { LiveSessions } from '../connection/createSessions.js'
import type { Targets } from '../flows/createTargets.js'
import type { Networks } from '../network/createNetworks.js'

type ActiveServices = { readonly sessions: LiveSessions; readonly networks: Networks; readonly targets: Targets }

/**
 * Implements `kit.setActive`: selects a connection, a namespace, or one of a connection's accounts. Throws `connection/notConnected`,
 * `account/notFound` or `network/unknownNamespace`.
 */
export const setActive =
  ({ sessions, networks, targets }: ActiveServices) =>
  (target: {
    readonly connectionId?: string
    readonly namespace?: ChainNamespace
    readonly address?: string
  }): void => {
    const { connectionId, address } = target
    const given = namespaceOf(connectionId) ?? target.namespace ?? networks.activeNamespace.getState()
    const { namespace } = targets.adapterOf(given ?? '')
    const store = sessions.stores.get(namespace)
    if (store && (connectionId ?? address ?? activeConnection(store.getState())) !== undefined) {
      const { connection, account } = targets.find({ connectionId, namespace, address })
      store.update(activated(connection.id))
      store.update(accountChosen(connection.id, account))
    }
    networks.activate(namespace)
  }
