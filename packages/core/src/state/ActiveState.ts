import type { AccountState } from '../account/AccountState.js'
import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import type { Account } from '../chain/Account.js'
import type { Network } from '../chain/Network.js'
import type { Connection } from '../connection/Connection.js'
import type { ConnectionState, ConnectionStatus } from '../connection/ConnectionState.js'
import type { NetworkState } from '../network/NetworkState.js'
import type { ReadableStore } from '../store/ReadableStore.js'

/** The active namespace, and its active connection, account and network. */
export type ActiveState = {
  readonly namespace: ChainNamespace | undefined
  readonly status: ConnectionStatus
  readonly connection: Connection | undefined
  readonly account: Account | undefined
  readonly network: Network | undefined
  /** False if the wallet is on a network that the app didn't configure. */
  readonly isSupportedNetwork: boolean
}

/** All connected wallets, across namespaces. */
export type ConnectionsState = { readonly connections: readonly Connection[]; readonly activeIds: readonly string[] }

/** The stores of one namespace. Namespaces don't affect each other. */
export type NamespaceStores = {
  readonly connection: ReadableStore<ConnectionState>
  readonly network: ReadableStore<NetworkState>
  readonly account: ReadableStore<AccountState>
  /** The active connection, account and network of this namespace. */
  readonly active: ReadableStore<ActiveState>
}
