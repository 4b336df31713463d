export type { AccountState } from './account/AccountState.js'
export type { BalanceQuery } from './account/BalanceQuery.js'
export type {
  Adapter,
  AdapterOn,
  ReadCall,
  TransactionLog,
  TransactionReceipt,
  TransactionRequest,
  TypedData,
  WalletCall,
} from './adapter/Adapter.js'
export { formatBalance } from './amount/formatBalance.js'
export { formatUnits } from './amount/formatUnits.js'
export { parseUnits } from './amount/parseUnits.js'
export type { CaipAddress, CaipNetworkId, ChainNamespace, KnownNamespace } from './caip/CaipNetworkId.js'
export { formatAddress } from './caip/formatAddress.js'
export { type CaipAddressParts, knownNamespaces, parseCaipAddress } from './caip/parseCaipAddress.js'
export { type CaipNetworkParts, isCaipNetworkId, parseCaipNetworkId } from './caip/parseCaipNetworkId.js'
export type { Account, AccountType, AddressOf } from './chain/Account.js'
export type { Balance } from './chain/Balance.js'
export type { Identity } from './chain/Identity.js'
export type { Loadable } from './chain/Loadable.js'
export type { Network } from './chain/Network.js'
export type { NetworkIdOf } from './commands/TypedCommands.js'
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
export type { Directory, DirectoryState, WalletPage } from './directory/Directory.js'
export type { Wallet, WalletKind, WalletRow } from './directory/Wallet.js'
export { createWalletError } from './error/createWalletError.js'
export { type ErrorLayer, errorLayers } from './error/errorLayers.js'
export { isKitError } from './error/isKitError.js'
export { isPlainRefusal } from './error/isPlainRefusal.js'
export { KitError, type KitErrorInit } from './error/KitError.js'
export type { ErrorCodes, KitErrorCode } from './error/KitErrorCode.js'
export { loadPart } from './error/loadPart.js'
export { missingError } from './error/missingError.js'
export { optionError } from './error/optionError.js'
export { toKitError } from './error/toKitError.js'
export type { AlertCode } from './event/AlertCode.js'
export type { KitEvent, PluginEvent, PluginEvents, TimedKitEvent } from './event/KitEvent.js'
export type { ActiveState, ConnectionsState } from './kit/ActiveState.js'
export { createKit } from './kit/createKit.js'
export { createLater, type Later } from './kit/createLater.js'
export { restrictedTimeZones } from './kit/isRegionBlocked.js'
export type { AdapterIn, Kit, Register, RegisteredKit, RegisteredNamespace } from './kit/Kit.js'
export type { KitOptions } from './kit/KitOptions.js'
export type { KitSettings, Metadata } from './kit/KitSettings.js'
export type { NamespaceStores } from './kit/NamespaceStores.js'
export type { Target, WalletTarget } from './kit/Target.js'
export type { NetworkState } from './network/NetworkState.js'
export { requireNetworks } from './network/requireNetworks.js'
export type { SwitchState } from './network/SwitchState.js'
export type { LinkingState, PairingState } from './pairing/PairingState.js'
export { storeLink } from './pairing/storeLink.js'
export { type LinkFallback, walletLinkFallback } from './pairing/walletLinkFallback.js'
export {
  type LinkPlatform,
  type WalletLink,
  type WalletLinks,
  walletBrowseLink,
  walletLinks,
} from './pairing/walletLinks.js'
export { type WalletPlatform, walletPlatforms } from './pairing/walletPlatforms.js'
export { type CookieDocument, cookieStorage } from './persistence/cookieStorage.js'
export type { InitialState } from './persistence/InitialState.js'
export { parseInitialState } from './persistence/parseInitialState.js'
export type { AdapterContext, AdapterFactory } from './plugin/AdapterFactory.js'
export type { ConnectorFactory } from './plugin/ConnectorFactory.js'
export type { DirectoryFactory } from './plugin/DirectoryFactory.js'
export type { Plugin, PluginContext } from './plugin/Plugin.js'
export type { PluginsOf } from './plugin/PluginsOf.js'
export { browserPorts } from './ports/browserPorts.js'
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
  WhenIdlePort,
} from './ports/Ports.js'
export { startStopwatch } from './ports/startStopwatch.js'
export { abortable } from './signal/abortable.js'
export { createLimit, type Limit, untilAborted } from './signal/createLimit.js'
export { pause } from './signal/pause.js'
export { toAbortError } from './signal/toAbortError.js'
export { createStore, type Store, type Transition } from './store/createStore.js'
export { deriveStore } from './store/deriveStore.js'
export type { ReadableStore } from './store/ReadableStore.js'
export { cleanImageUrl } from './text/cleanImageUrl.js'
export { cleanText } from './text/cleanText.js'
export { canOpenOnMobile } from './wallet/canOpenOnMobile.js'
export { createWalletExclusion } from './wallet/createWalletExclusion.js'
export { formatWalletCount } from './wallet/formatWalletCount.js'
export { hasInjectedWallet } from './wallet/hasInjectedWallet.js'
export { listDirectoryWallets } from './wallet/listDirectoryWallets.js'
export { listWalletChains, type WalletChain } from './wallet/listWalletChains.js'
export { listWallets, type WalletListInput } from './wallet/listWallets.js'
export type { WalletsState } from './wallet/WalletsState.js'
export { walletKindOrder } from './wallet/walletKindOrder.js'
