export type { AccountState } from './account/AccountState.js'
export type { TokensQuery } from './account/BalanceQuery.js'
export type { IdentitySource, IdentitySourceCall } from './account/IdentitySource.js'
export type { TokenSource, TokenSourceCall } from './account/TokenSource.js'
export type { AdapterFactory } from './adapter/AdapterFactory.js'
export type { TransactionReceipt } from './adapter/TransactionReceipt.js'
export type { TypedDataOf, TypedDataTypes } from './adapter/TypedDataOf.js'
export type {
  CallCapabilitiesResponse,
  CallReceipt,
  CallsRequest,
  CallsStatus,
  GrantedPermissions,
  PermissionRequest,
  RequestedPermissions,
  WalletCapabilities,
  WalletGrant,
  WalletPermission,
  WatchedCollectible,
} from './adapter/WalletCapabilities.js'
export { formatBalance } from './amount/formatBalance.js'
export { formatUnits } from './amount/formatUnits.js'
export { parseUnits } from './amount/parseUnits.js'
export type { CaipAddress, CaipNetworkId, ChainNamespace } from './caip/CaipNetworkId.js'
export { formatAddress } from './caip/formatAddress.js'
export { parseCaipAddress } from './caip/parseCaipAddress.js'
export { isCaipNetworkId, parseCaipNetworkId } from './caip/parseCaipNetworkId.js'
export type { Account, AddressOf } from './chain/Account.js'
export type { Balance } from './chain/Balance.js'
export type { Identity } from './chain/Identity.js'
export type { Loadable } from './chain/Loadable.js'
export type { Network } from './chain/Network.js'
export type { Token, TokenBalance, TokenReference } from './chain/Token.js'
export type { AttemptState } from './connection/AttemptState.js'
export type { Connection } from './connection/Connection.js'
export type { ConnectionState } from './connection/ConnectionState.js'
export type { CapabilitiesResponse, Connector, ConnectorInfo, RequestedCapabilities } from './connector/Connector.js'
export type { DirectoryState } from './directory/Directory.js'
export type { Wallet, WalletKind, WalletRow } from './directory/Wallet.js'
export { isKitError } from './error/isKitError.js'
export { type ErrorCodes, KitError, type KitErrorCode } from './error/KitError.js'
export type { AlertCode, KitEvent, PluginEvents, TimedKitEvent } from './event/KitEvent.js'
export type {
  JournalEntry,
  JournalState,
  NotedTransfer,
  TransactionNote,
  TransactionOutcome,
} from './journal/JournalEntry.js'
export type { UnansweredRequest, UnansweredResult, UnansweredState } from './journal/UnansweredRequest.js'
export { createKit } from './kit/createKit.js'
export type { Kit, MissingPlugin, NeedsPlugin, Register, RegisteredKit, RegisteredNamespace } from './kit/Kit.js'
export type { KitOptions } from './kit/KitOptions.js'
export type { Plugin } from './kit/Plugin.js'
export { restrictedTimeZones } from './kit/restrictedTimeZones.data.js'
export type { NetworkState } from './network/NetworkState.js'
export type { SwitchState } from './network/SwitchState.js'
export type { PairingState } from './pairing/PairingState.js'
export { cookieStorage } from './persistence/cookieStorage.js'
export { type InitialState, parseInitialState } from './persistence/parseInitialState.js'
export { browserPorts } from './ports/browserPorts.js'
export type { Ports, StoragePort } from './ports/Ports.js'
export type { ActiveState, ConnectionsState } from './state/ActiveState.js'
export type { KitSettings, Metadata } from './state/KitSettings.js'
export type { ReadableStore } from './store/ReadableStore.js'
export type { WalletsState } from './wallet/WalletsState.js'
