export type { Account, AccountType } from './account/Account.js'
export type { AccountState, Identity, Loadable } from './account/AccountState.js'
export type { Balance } from './account/Balance.js'
export type {
  Adapter,
  ReadCall,
  TransactionReceipt,
  TransactionRequest,
  TypedData,
  WalletCall,
} from './adapter/Adapter.js'
export type { CaipAddress, CaipNetworkId, ChainNamespace, KnownNamespace } from './caip/Caip.js'
export type { AttemptState } from './connection/AttemptState.js'
export type { Connection } from './connection/Connection.js'
export type { ConnectionState, ConnectionStatus } from './connection/ConnectionState.js'
export type {
  Connector,
  ConnectorInfo,
  ConnectorType,
  NamespaceRequest,
  Session,
  SessionEvent,
  Sessions,
} from './connector/Connector.js'
export { isKitError } from './error/isKitError.js'
export { KitError, type KitErrorInit } from './error/KitError.js'
export type { KitEvent, TimedKitEvent } from './event/KitEvent.js'
export type {
  ActiveState,
  ConnectionsState,
  Kit,
  ModalCommands,
  NamespaceStores,
  OpenOptions,
  Register,
  RegisteredKit,
  Target,
} from './kit/Kit.js'
export type { ConnectorFactory, KitOptions, Metadata } from './kit/KitOptions.js'
export type { AlertCode, AlertState } from './modal/AlertState.js'
export type { ModalState, ViewData, ViewEntry, ViewName } from './modal/ModalState.js'
export type { ToastState } from './modal/ToastState.js'
export type { Network } from './network/Network.js'
export type { NetworkState } from './network/NetworkState.js'
export type { SwitchState } from './network/SwitchState.js'
export type { PairingState } from './pairing/PairingState.js'
export type { Plugin, PluginContext, PluginsOf } from './plugin/Plugin.js'
export type {
  AnnouncementsPort,
  ClockPort,
  FetchPort,
  LogPort,
  OpenLinkPort,
  PlatformPort,
  Ports,
  RandomPort,
  ResponseLike,
  StoragePort,
} from './ports/Ports.js'
export { createStore, type Store, type Transition } from './store/createStore.js'
export { deriveStore } from './store/deriveStore.js'
export type { ReadableStore } from './store/ReadableStore.js'
export type { Directory, DirectoryFactory, DirectoryState, WalletPage } from './wallet/Directory.js'
export type { Wallet, WalletKind, WalletRow } from './wallet/Wallet.js'
export type { WalletsState } from './wallet/WalletsState.js'
