import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import { namespaceOf } from '../caip/namespaceOf.js'
import { activeConnection } from '../connection/ConnectionState.js'
import { accountChosen, activated } from '../connection/connectionTransitions.js'
import { KitError } from '../error/KitError.js'
import type { Services } from '../services/createServices.js'

/**
 * Chooses among what is connected: a connection, a namespace, one of a connection's accounts. Throws
 * `connection/notConnected`, `account/notFound`, `network/unknownNamespace`.
 */
export const setActive =
  ({ sessions, networks, adapters }: Services) =>
  (target: {
    readonly connectionId?: string
    readonly namespace?: ChainNamespace
    readonly address?: string
  }): void => {
    const { connectionId, address } = target
    const namespace = namespaceOf(connectionId) ?? target.namespace ?? networks.activeNamespace.getState()
    const store = namespace === undefined ? undefined : sessions.stores.get(namespace)
    if (namespace === undefined || store === undefined)
      throw new KitError('network/unknownNamespace', {
        shortMessage: 'Chain adapter not found',
        details: namespace ?? '',
      })
    const state = store.getState()
    const connection =
      connectionId === undefined ? activeConnection(state) : state.connections.find(({ id }) => id === connectionId)
    if (connection === undefined) {
      if (connectionId !== undefined || address !== undefined)
        throw new KitError('connection/notConnected', { shortMessage: 'Connector not connected.' })
    } else {
      const account =
        address === undefined
          ? connection.account
          : connection.accounts.find((candidate) => adapters.get(namespace)?.isSameAddress(candidate.address, address))
      if (account === undefined)
        throw new KitError('account/notFound', {
          shortMessage: 'Account not found for connector.',
          details: address ?? '',
        })
      store.update(activated(connection.id))
      store.update(accountChosen(connection.id, account))
    }
    networks.activate(namespace)
  }
