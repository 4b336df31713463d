import type { OpenQuery } from '../account/BalanceQuery.js'
import type { IdentitySource } from '../account/IdentitySource.js'
import type { Loadables } from '../account/Loadables.js'
import type { TokenSource } from '../account/TokenSource.js'
import type { Adapter } from '../adapter/Adapter.js'
import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import { parseCaipNetworkId } from '../caip/parseCaipNetworkId.js'
import type { Balance } from '../chain/Balance.js'
import type { Identity } from '../chain/Identity.js'
import type { TokenBalance } from '../chain/Token.js'
import type { AttemptState } from '../connection/AttemptState.js'
import { type ConnectionState, disconnected } from '../connection/ConnectionState.js'
import type { WalletRequest } from '../connection/trackWalletRequest.js'
import { type Connectors, createConnectors, toInfos } from '../connector/createConnectors.js'
import type { Wallet } from '../directory/Wallet.js'
import { createEvents, type Events } from '../event/createEvents.js'
import type { JournalState } from '../journal/JournalEntry.js'
import type { UnansweredState } from '../journal/UnansweredRequest.js'
import { createNetworks, type Networks } from '../network/createNetworks.js'
import { chosen, selected } from '../network/NetworkState.js'
import type { SwitchState } from '../network/SwitchState.js'
import type { PairingState } from '../pairing/PairingState.js'
import { createPersistence, type Persistence } from '../persistence/createPersistence.js'
import type { Ports } from '../ports/Ports.js'
import { createStore, type Store } from '../store/createStore.js'
import { deriveStore } from '../store/deriveStore.js'
import type { ReadableStore } from '../store/ReadableStore.js'
import type { WalletsState } from '../wallet/WalletsState.js'
import type { ActiveState, ConnectionsState, NamespaceStores } from './ActiveState.js'
import type { Contributions } from './Contributions.js'
import { createServiceGate, type ServiceGate } from './createServiceGate.js'
import { deriveAccount } from './deriveAccount.js'
import { deriveActive, deriveActiveIn, deriveConnections } from './deriveActive.js'
import { deriveNetwork } from './deriveNetwork.js'
import type { KitSettings } from './KitSettings.js'

/** The writable stores of one namespace. */
export type Namespace = NamespaceStores & {
  readonly adapter: Adapter
  readonly connection: Store<ConnectionState>
}

/** The settings, and the sources of tokens and names. */
export type StateSettings = KitSettings & {
  readonly tokenSource?: TokenSource | undefined
  readonly identitySource?: IdentitySource | undefined
}

/** Everything that a page shows before the user acts: stores, discovery and events. Contains no commands. */
export type State = {
  readonly settings: StateSettings
  readonly ports: Ports
  readonly adapters: ReadonlyMap<ChainNamespace, Adapter>
  readonly events: Events
  readonly serviceGate: ServiceGate
  readonly connectors: Connectors
  readonly contributions: Contributions
  readonly networks: Networks
  readonly persistence: Persistence
  readonly namespaces: ReadonlyMap<ChainNamespace, Namespace>
  /** Values read from chains by key, and the queries with subscribers. */
  readonly balances: Store<Loadables<Balance>>
  readonly identities: Store<Loadables<Identity>>
  readonly tokens: Store<Loadables<readonly TokenBalance[]>>
  readonly openQueries: Store<readonly OpenQuery[]>
  readonly journal: Store<JournalState>
  readonly unanswered: Store<UnansweredState>
  readonly attempt: Store<AttemptState>
  readonly walletRequests: Store<readonly WalletRequest[]>
  readonly networkSwitch: Store<SwitchState>
  readonly pairing: Store<PairingState>
  /** Recently used wallets, newest first. */
  readonly recent: Store<readonly Wallet[]>
  readonly wallets: ReadableStore<WalletsState>
  readonly active: ReadableStore<ActiveState>
  readonly connections: ReadableStore<ConnectionsState>
  destroy(): void
}

/** Creates the stores of a kit. */
export function createState(adapterList: readonly Adapter[], settings: StateSettings, ports: Ports): State {
  const { defaultNetworkId, storagePrefix = 'kit' } = settings
  const adapters = new Map(adapterList.map((adapter) => [adapter.namespace, adapter]))
  const networks = createNetworks(adapterList)
  const events = createEvents(ports.clock)
  const connectors = createConnectors(ports.log)
  const attempt = createStore<AttemptState>({ status: 'idle' })
  const walletRequests = createStore<readonly WalletRequest[]>([])
  const networkSwitch = createStore<SwitchState>({ status: 'idle' })
  const pairing = createStore<PairingState>({ status: 'idle' })
  const recent = createStore<readonly Wallet[]>([])
  const balances = createStore<Loadables<Balance>>(new Map())
  const identities = createStore<Loadables<Identity>>(new Map())
  const tokens = createStore<Loadables<readonly TokenBalance[]>>(new Map())
  const openQueries = createStore<readonly OpenQuery[]>([])
  const journal = createStore<JournalState>({ entries: [] })
  const unanswered = createStore<UnansweredState>({ requests: [] })
  const namespaces = new Map(
    adapterList.map((adapter) => [adapter.namespace, createNamespace(adapter, networks, balances, identities)]),
  )
  if (defaultNetworkId !== undefined) {
    const { namespace } = parseCaipNetworkId(defaultNetworkId)
    networks.choices.get(namespace)?.update(selected(defaultNetworkId))
    networks.activate(namespace)
  }
  return {
    settings,
    ports,
    adapters,
    events,
    serviceGate: createServiceGate(ports, settings),
    connectors,
    contributions: {
      closeGuard: new Set(),
      keepOpen: new Set(),
      transactionView: new Set(),
      messageCheck: new Set(),
      signInOffer: new Set(),
    },
    networks,
    persistence: createPersistence(
      ports.storage,
      `${storagePrefix}.state`,
      (name, value, networkId) => adapters.get(name)?.isAddress(value, networkId) ?? false,
    ),
    namespaces,
    balances,
    identities,
    tokens,
    openQueries,
    journal,
    unanswered,
    attempt,
    walletRequests,
    networkSwitch,
    pairing,
    recent,
    wallets: deriveStore([connectors.list, recent], (list, wallets) => ({
      connectors: toInfos(list),
      recent: wallets,
    })),
    active: deriveActive(namespaces, networks.activeNamespace),
    connections: deriveConnections(namespaces),
    destroy() {
      connectors.destroy()
      for (const { connection } of namespaces.values()) connection.complete()
      for (const store of [balances, identities, tokens, openQueries]) store.complete()
      for (const store of [journal, unanswered, attempt, walletRequests]) store.complete()
      for (const store of [networkSwitch, pairing, recent]) store.complete()
      networks.destroy()
      events.complete()
    },
  }
}

/** Creates the stores of one namespace, independent of other namespaces. Values read from chains are keyed by network and account. */
function createNamespace(
  adapter: Adapter,
  networks: Networks,
  balances: ReadableStore<Loadables<Balance>>,
  identities: ReadableStore<Loadables<Identity>>,
): Namespace {
  const connection = createStore(disconnected)
  const network = deriveNetwork(adapter, connection, networks.choices.get(adapter.namespace) ?? createStore(chosen([])))
  return {
    adapter,
    connection,
    network,
    account: deriveAccount(adapter, connection, network, balances, identities),
    active: deriveActiveIn(adapter.namespace, connection, network),
  }
}
