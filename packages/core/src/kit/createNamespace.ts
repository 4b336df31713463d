import { createRead, type Read } from '../account/createRead.js'
import { balanceCacheMs, balanceRetryMs, identityCacheMs, readLimitMs } from '../account/limits.js'
import type { Adapter } from '../adapter/Adapter.js'
import type { Balance } from '../chain/Balance.js'
import type { Identity } from '../chain/Identity.js'
import { type ConnectionState, disconnected } from '../connection/ConnectionState.js'
import type { Sessions } from '../connection/createSessions.js'
import { deriveAccount } from '../flows/deriveAccount.js'
import { deriveNetwork } from '../flows/deriveNetwork.js'
import type { Networks } from '../network/createNetworks.js'
import { chosen } from '../network/NetworkState.js'
import type { ClockPort } from '../ports/Ports.js'
import { createStore, type Store } from '../store/createStore.js'
import type { NamespaceStores } from './Engine.js'

/** The stores of one namespace, and the reads behind its account. */
export type Namespace = NamespaceStores & {
  readonly adapter: Adapter
  readonly connection: Store<ConnectionState>
  readonly balance: Read<Balance>
  readonly identity: Read<Identity>
}

/** Joins the stores of one namespace. It sees no other namespace's. */
export function createNamespace(adapter: Adapter, sessions: Sessions, networks: Networks, clock: ClockPort): Namespace {
  const connection = sessions.stores.get(adapter.namespace) ?? createStore(disconnected)
  const choice = networks.choices.get(adapter.namespace) ?? createStore(chosen([]))
  const times = { retryMs: balanceRetryMs, limitMs: readLimitMs }
  const balance = createRead<Balance>(clock, { ...times, cacheMs: balanceCacheMs })
  const identity = createRead<Identity>(clock, { ...times, cacheMs: identityCacheMs })
  const network = deriveNetwork(adapter, connection, choice)
  return {
    adapter,
    connection,
    network,
    account: deriveAccount(adapter, connection, network, balance.store, identity.store),
    balance,
    identity,
  }
}
