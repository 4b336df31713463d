import type { AccountState } from '../account/AccountState.js'
import type { ConnectionState } from '../connection/ConnectionState.js'
import type { NetworkState } from '../network/NetworkState.js'
import type { ReadableStore } from '../store/ReadableStore.js'
import type { ActiveState } from './ActiveState.js'

/** The stores of one namespace. Namespaces never change each other. */
export type NamespaceStores = {
  readonly connection: ReadableStore<ConnectionState>
  readonly network: ReadableStore<NetworkState>
  readonly account: ReadableStore<AccountState>
  /** What the visitor is doing in this namespace. */
  readonly active: ReadableStore<ActiveState>
}
