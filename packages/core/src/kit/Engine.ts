import type { Observable } from 'rxjs'
import type { AccountState } from '../account/AccountState.js'
import type { BalanceQuery } from '../account/BalanceQuery.js'
import type { Adapter, TransactionReceipt, TransactionRequest, TypedData } from '../adapter/Adapter.js'
import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'
import type { Account } from '../chain/Account.js'
import type { Balance } from '../chain/Balance.js'
import type { Loadable } from '../chain/Loadable.js'
import type { Network } from '../chain/Network.js'
import type { AttemptState } from '../connection/AttemptState.js'
import type { Connection } from '../connection/Connection.js'
import type { ConnectionState, ConnectionStatus } from '../connection/ConnectionState.js'
import type { Directory } from '../directory/Directory.js'
import type { Wallet, WalletRow } from '../directory/Wallet.js'
import type { TimedKitEvent } from '../event/KitEvent.js'
import type { AlertCode, AlertState } from '../modal/AlertState.js'
import type { ModalState, ViewData, ViewName } from '../modal/ModalState.js'
import type { ToastState } from '../modal/ToastState.js'
import type { NetworkState } from '../network/NetworkState.js'
import type { SwitchState } from '../network/SwitchState.js'
import type { PairingState } from '../pairing/PairingState.js'
import type { Ports } from '../ports/Ports.js'
import type { ReadableStore } from '../store/ReadableStore.js'
import type { WalletsState } from '../wallet/WalletsState.js'
import type { KitSettings } from './KitSettings.js'

/** The stores of one namespace. Namespaces never change each other. */
export type NamespaceStores = {
  readonly connection: ReadableStore<ConnectionState>
  readonly network: ReadableStore<NetworkState>
  readonly account: ReadableStore<AccountState>
  /** What the visitor is doing in this namespace. */
  readonly active: ReadableStore<ActiveState>
}

/** What the visitor is doing now: the active namespace and what is active in it. */
export type ActiveState = {
  readonly namespace: ChainNamespace | undefined
  readonly status: ConnectionStatus
  readonly connection: Connection | undefined
  readonly account: Account | undefined
  readonly network: Network | undefined
  /** False when the wallet is on a network that the app did not configure. */
  readonly isSupportedNetwork: boolean
}

/** All wallets that are connected, over all namespaces. */
export type ConnectionsState = { readonly connections: readonly Connection[]; readonly activeIds: readonly string[] }

/** Opens the modal. A given view wins; otherwise the opening rule of the specification, section 2. */
export type OpenOptions = {
  readonly view?:
    | 'Connect'
    | 'Account'
    | 'Networks'
    | 'ConnectingWalletConnectBasic'
    | 'WhatIsAWallet'
    | 'WhatIsANetwork'
    | 'AllWallets'
    | 'ProfileWallets'
  readonly namespace?: ChainNamespace
  /** Shows a pairing link that the app made itself. */
  readonly uri?: string
}

/** Moves through the modal's views. */
export type ModalCommands = ReadableStore<ModalState> & {
  push<Name extends ViewName>(name: Name, ...data: ViewData[Name] extends undefined ? [] : [ViewData[Name]]): void
  replace<Name extends ViewName>(name: Name, ...data: ViewData[Name] extends undefined ? [] : [ViewData[Name]]): void
  /** One view back; closes when one remains or UnsupportedChain is in the history. */
  back(): void
  /** A history of this view alone. */
  reset<Name extends ViewName>(name: Name, ...data: ViewData[Name] extends undefined ? [] : [ViewData[Name]]): void
  /** The safe close of every close button: shakes where closing is refused. */
  requestClose(): void
}

/** Finds what a command acts on. Without either, the active connection of the active namespace. */
export type Target = {
  readonly connectionId?: string
  readonly namespace?: ChainNamespace
  readonly address?: string
  readonly signal?: AbortSignal
}

/**
 * What a request to a wallet acts on. With `networkId` the request is for that network alone: a wallet that is elsewhere is switched
 * first, as by `switchNetwork`. Where it cannot be, or the app forbids it (`enableNetworkSwitch: false`), the wallet is not asked and
 * the error is `network/mismatch`.
 */
export type WalletTarget = Target & { readonly networkId?: CaipNetworkId }

/** The kit as its plugins, connectors and directory see it: everything but the plugins themselves. */
export type Engine = {
  readonly options: KitSettings
  readonly ports: Ports
  readonly adapters: ReadonlyMap<ChainNamespace, Adapter>
  /** Undefined when none is configured, or none may be contacted from here. */
  readonly directory: Directory | undefined
  /** Whether the page's time zone is one from which no configured service is contacted: no directory, no pairing. */
  readonly isRegionBlocked: boolean
  readonly events$: Observable<TimedKitEvent>

  readonly active: ReadableStore<ActiveState>
  readonly connections: ReadableStore<ConnectionsState>
  readonly wallets: ReadableStore<WalletsState>
  readonly attempt: ReadableStore<AttemptState>
  readonly networkSwitch: ReadableStore<SwitchState>
  readonly pairing: ReadableStore<PairingState>
  readonly modal: ModalCommands
  readonly toast: ReadableStore<ToastState>
  readonly alert: ReadableStore<AlertState>
  /**
   * What a server rendered and hydration renders once more: the stores as `initialState` fills them, whatever storage holds. Made
   * anew at each read.
   */
  readonly firstRender: {
    readonly active: ReadableStore<ActiveState>
    readonly connections: ReadableStore<ConnectionsState>
    readonly namespaces: ReadonlyMap<ChainNamespace, NamespaceStores>
  }
  /** Stores of a namespace. Throws `network/unknownNamespace` when no adapter has it. */
  namespace(namespace: ChainNamespace): NamespaceStores

  /** Begins discovery and silent restore. Does nothing the second time. Makes no network request. */
  start(): void
  /**
   * Loads what the first command would load, so that later ones run inside the visitor's gesture: call it on hover, on focus
   * or when the page is idle. With a connector's id, also what connecting it needs beside the wallet.
   */
  preload(connectorId?: string): Promise<void>
  /** Ends every listener, timer and socket; the kit can't be started again. */
  destroy(): void

  /**
   * Connects a wallet and makes it active. One connect is in progress at a time: a newer one ends the older with
   * `connection/aborted`; the same one again joins it, so that a double click asks the wallet once. What a wallet answers
   * after its connect was given up is dropped and its session ended. A wallet that is on another network than `networkId` is
   * asked to switch, where its chain can; that it declines does not undo the connection.
   *
   * Errors: `connection/rejected` (the visitor declined), `connection/aborted`, `connection/alreadyConnected`,
   * `connection/noAccounts`, `connection/failed` (anything else, with its cause), `connector/notFound`,
   * `network/unknownNamespace`, `network/notConfigured`, `kit/notStarted`, `kit/loadFailed`.
   */
  connect(options: {
    readonly connectorId: string
    readonly namespace?: ChainNamespace
    readonly networkId?: CaipNetworkId
    readonly signal?: AbortSignal
  }): Promise<Connection>
  /** Gives up a connect in progress. */
  cancelConnect(): void
  /**
   * Ends one connection, one namespace (with every other of the same pairing), or all, and the connect in progress there.
   * The page forgets at once; then the wallets are told, and what they fail at is thrown together as
   * `connection/disconnectFailed`. Errors: also `connection/notConnected` for a connection that is not there.
   */
  disconnect(target?: { readonly connectionId?: string; readonly namespace?: ChainNamespace }): Promise<void>
  /** Chooses among what is connected. */
  setActive(target: {
    readonly connectionId?: string
    readonly namespace?: ChainNamespace
    readonly address?: string
  }): void
  /**
   * Selects a network; asks the wallet when one is connected. Errors: `network/*`, of which `network/switchForbidden` where
   * `enableNetworkSwitch` is false; `connection/rejected`.
   */
  switchNetwork(options: { readonly networkId: CaipNetworkId; readonly signal?: AbortSignal }): Promise<Network>
  /** Forgets a configured network; selects the first that remains. */
  removeNetwork(networkId: CaipNetworkId): void

  /**
   * A balance as the modal shows it: kept for 30 s, asked again when a transaction is mined, `unavailable` (never zero) when it
   * cannot be read. It follows the visitor where the query leaves out whose, what or where, and never holds what was read for
   * another account, network or token. Whoever subscribes is a wish: it is asked once it is known whose balance is meant.
   */
  balanceOf(query?: BalanceQuery): ReadableStore<Loadable<Balance>>
  /** Asks a balance again, past the cache; not within 30 s of a failure. Never rejects. */
  refreshBalance(query?: BalanceQuery): Promise<void>
  /** Asks the chain for a balance, past the cache. */
  getBalance(options: Target & { readonly token?: string; readonly networkId?: CaipNetworkId }): Promise<Balance>
  /**
   * The requests to a wallet reject with `connection/rejected` when the visitor declines, `connection/ended` when the wallet's session
   * ends before it has answered, `kit/aborted` when the kit is destroyed or their signal aborts.
   */
  signMessage(options: WalletTarget & { readonly message: string }): Promise<string>
  signTypedData(options: WalletTarget & { readonly typedData: TypedData }): Promise<string>
  sendTransaction(options: WalletTarget & { readonly transaction: TransactionRequest }): Promise<string>
  transfer(
    options: WalletTarget & { readonly to: string; readonly amount: bigint; readonly token?: string },
  ): Promise<string>
  /** Without `networkId`: on the network that the kit sent it on; for a hash that it does not know, on the active one. */
  waitForTransaction(options: {
    readonly hash: string
    readonly networkId?: CaipNetworkId
    readonly signal?: AbortSignal
    readonly confirmations?: number
    readonly timeoutMs?: number
  }): Promise<TransactionReceipt>
  /** The live provider of a connection (EIP-1193 for eip155), for libraries of your own. */
  getProvider(target?: Target): unknown

  open(options?: OpenOptions): void
  close(options?: { readonly force?: boolean }): void
  /**
   * What a row of the connect view does: connects, pairs, offers the chains of a wallet that has several, or shows where to get
   * the wallet. With a connector or a namespace it connects that one. Must run inside the visitor's gesture.
   */
  chooseWallet(row: WalletRow, connectorId?: string, namespace?: ChainNamespace): void
  /**
   * What a row of the networks view does: switches to the network; where no wallet is connected in its namespace but in another,
   * says so and offers to connect one. How a switch goes is `networkSwitch`.
   */
  chooseNetwork(networkId: CaipNetworkId): void
  /** Shows the wallets that can be connected in a namespace, or all. */
  showWallets(namespace?: ChainNamespace): void
  /** Makes a pairing link. Never rejects: how it goes is `pairing`. Refused within a second of the last try. Reuses a valid one on Telegram and iOS Safari. */
  startPairing(wallet?: Wallet): Promise<void>
  /** Opens the paired wallet's app; must run inside the visitor's gesture. */
  openWalletLink(wallet: Wallet, platform: 'mobile' | 'desktop' | 'webapp'): void

  showToast(toast: { readonly variant: 'loading' | 'success' | 'error'; readonly message: string }): void
  hideToast(): void
  showAlert(code: AlertCode, cause?: unknown): void
  hideAlert(): void
}
