import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import type { Account } from '../chain/Account.js'
import type { SessionEvent } from '../connector/Connector.js'
import type { Emit } from '../event/createEvents.js'
import type { Store, Transition } from '../store/createStore.js'
import { cleanText } from '../text/cleanText.js'
import type { Connection } from './Connection.js'
import { type ConnectionState, disconnected } from './ConnectionState.js'
import { accountsChanged, approvedNetworksChanged, joined, networkChanged } from './connectionTransitions.js'
import type { Live } from './LiveSession.js'
import { isOf, parseAccounts, parseNetworkIds } from './parseSession.js'

/** Returns a function that takes what wallets report into the state. `hide` takes a connection out of it. */
export function createSessionEvents(
  stores: ReadonlyMap<ChainNamespace, Store<ConnectionState>>,
  shown: (namespace: ChainNamespace, id: string) => Connection | undefined,
  isSame: (a: Account, b: Account) => boolean,
  hide: (namespace: ChainNamespace, id: string, reason: string) => void,
  drop: (namespace: ChainNamespace, id: string, reason: string) => void,
  emit: Emit,
): (live: Live, event: SessionEvent) => void {
  /** Changes a connection, also a hidden one, which comes back as it is then. */
  function change(live: Live, transition: Transition<ConnectionState>): void {
    if (live.locked === undefined) stores.get(live.namespace)?.update(transition)
    else {
      const { connections } = transition(joined(live.locked)(disconnected))
      live.locked = connections[0] ?? live.locked
    }
  }

  function takeAccounts(live: Live, accounts: readonly Account[]): void {
    const { id, namespace } = live
    if (accounts.length === 0) {
      // A wallet that is locked is not gone: its accounts come back when it is opened.
      const connection = live.locked ?? shown(namespace, id)
      if (live.locked !== undefined || connection === undefined) return
      live.locked = connection
      hide(namespace, id, 'no-accounts')
      return
    }
    change(live, accountsChanged(id, accounts, isSame, live.session.hasSelection))
    const back = live.locked
    if (back === undefined) return
    live.locked = undefined
    stores.get(namespace)?.update(joined(back))
    emit({ type: 'connection/reconnected', namespace, connectorId: live.connector.info.id })
  }

  function take(live: Live, event: SessionEvent): void {
    const { id, namespace } = live
    if (event.type === 'disconnected') drop(namespace, id, cleanText(event.reason) || 'wallet')
    else if (event.type === 'networkChanged') {
      const { networkId } = event
      if (isOf(namespace, networkId)) change(live, networkChanged(id, networkId))
    } else if (event.type === 'approvedNetworksChanged') {
      const networkIds = parseNetworkIds(namespace, event.networkIds)
      if (networkIds !== undefined)
        change(live, approvedNetworksChanged(id, networkIds, live.session.canAddNetworks === true))
    } else if (event.type === 'accountsChanged') {
      const listed = event.accounts
      const accounts = parseAccounts(namespace, listed)
      // A list of anything but accounts is ignored.
      if (accounts !== undefined && (accounts.length > 0 || listed.length === 0)) takeAccounts(live, accounts)
    }
  }

  return take
}
