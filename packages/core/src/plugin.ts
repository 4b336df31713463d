/** Types and helpers for authors of plugins, directories and view packages. */
export type { AccountState } from './account/AccountState.js'
export type { BalanceQuery, TokensQuery } from './account/BalanceQuery.js'
export { createRecheck, type Recheck } from './account/createRecheck.js'
export type { IdentitySource, IdentitySourceCall } from './account/IdentitySource.js'
export type { TokenSource, TokenSourceCall } from './account/TokenSource.js'
export type { TypedData } from './adapter/Adapter.js'
export type {
  AccountPosition,
  Capabilities,
  PaymentRequest,
  TransactionDetails,
  TransactionQuery,
  TransferPlan,
  TransferTerms,
  TransferWarning,
} from './adapter/Capabilities.js'
export type { MessageVerifier, SignedMessage, Verdict } from './adapter/SignedMessage.js'
export type { ContractCall, Permit, Simulation, SpenderOf, SwapCapabilities } from './adapter/SwapCapabilities.js'
export type { WalletTarget } from './adapter/Target.js'
export type { TransactionReceipt } from './adapter/TransactionReceipt.js'
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
export { formatUnits } from './amount/formatUnits.js'
export { parseUnits } from './amount/parseUnits.js'
export type { CaipAddress, CaipNetworkId, ChainNamespace } from './caip/CaipNetworkId.js'
export { chainReferenceOf } from './caip/chainReferenceOf.js'
export { namespaceOf } from './caip/namespaceOf.js'
export { isCaipNetworkId } from './caip/parseCaipNetworkId.js'
export type { Account, AddressOf } from './chain/Account.js'
export type { Balance } from './chain/Balance.js'
export type { Identity } from './chain/Identity.js'
export type { Loadable } from './chain/Loadable.js'
export type { Network } from './chain/Network.js'
export type { Token, TokenBalance, TokenReference } from './chain/Token.js'
export type { AttemptState } from './connection/AttemptState.js'
export type { Connection } from './connection/Connection.js'
export type { ConnectionState } from './connection/ConnectionState.js'
export type { WalletRequest } from './connection/trackWalletRequest.js'
export type { Connector, ConnectorInfo, RequestedCapabilities } from './connector/Connector.js'
export type { SignInOffer, SignInRequest } from './connector/SignInRequest.js'
export type { Directory, DirectoryState, PagedWallets } from './directory/Directory.js'
export { isInWalletBrowser } from './directory/inAppBrowserOf.js'
export type { Wallet, WalletRow } from './directory/Wallet.js'
export { commandTable } from './engine/commandTable.js'
export type { CommandList } from './engine/listCommands.js'
export type { ModalEngine, PluginServices } from './engine/PluginServices.js'
export { errorLayers } from './error/errorLayers.js'
export { isKitError } from './error/isKitError.js'
export { isUnsent } from './error/isUnsent.js'
export { KitError, type KitErrorInit } from './error/KitError.js'
export { loadChunk } from './error/loadChunk.js'
export { formatReceived, optionError } from './error/optionError.js'
export { toKitError } from './error/toKitError.js'
export type { AlertCode, KitEvent } from './event/KitEvent.js'
export { watchEvents } from './event/watchEvents.js'
export type {
  JournalEntry,
  JournalState,
  NotedTransfer,
  TransactionNote,
  TransactionOutcome,
} from './journal/JournalEntry.js'
export type { UnansweredRequest, UnansweredResult, UnansweredState } from './journal/UnansweredRequest.js'
export type { Kit, RegisteredKit, RegisteredNamespace } from './kit/Kit.js'
export type { DirectoryFactory, KitOptions } from './kit/KitOptions.js'
export type { GuardedService, Plugin, PluginContext, PluginPorts } from './kit/Plugin.js'
export { pluginOf } from './kit/PluginsOf.js'
export type { NetworkState } from './network/NetworkState.js'
export type { SwitchState } from './network/SwitchState.js'
export type { PairingState } from './pairing/PairingState.js'
export { readDeepLink } from './pairing/rememberDeepLink.js'
export { type LinkFallback, storeLink, walletLinkFallback } from './pairing/walletLinkFallback.js'
export { linkTarget, walletBrowseLink } from './pairing/walletLinks.js'
export { needsPairingLink, type WalletPlatform, walletPlatforms } from './pairing/walletPlatforms.js'
export { hasStored } from './persistence/hasStored.js'
export {
  type AccountInUse,
  accountInUse,
  createScope,
  type Scope,
  type ScopeOptions,
  type ScopeWatch,
} from './plugin/createScope.js'
export type { ClockPort, FetchPort, LogPort, Ports, ResponseLike } from './ports/Ports.js'
export { startStopwatch } from './ports/startStopwatch.js'
export { createQuery, type Freshness, type LoadableQuery, type QueryOptions } from './query/createQuery.js'
export { abortable, toAbortError } from './signal/abortable.js'
export { createAbortLimit, untilAborted } from './signal/createAbortLimit.js'
export { pause } from './signal/pause.js'
export type { ActiveState, ConnectionsState } from './state/ActiveState.js'
export type { Contributions, PluginSlots } from './state/Contributions.js'
export type { KitSettings } from './state/KitSettings.js'
export { createStore, readable, type Store } from './store/createStore.js'
export { createWatch, type Watch } from './store/createWatch.js'
export { deriveStore } from './store/deriveStore.js'
export { isSameFields } from './store/isSameFields.js'
export type { ReadableStore } from './store/ReadableStore.js'
export { whenSubscribed } from './store/whenSubscribed.js'
export { cleanImageUrl } from './text/cleanImageUrl.js'
export { cleanText } from './text/cleanText.js'
export { isAsciiName } from './text/isAsciiName.js'
export { isHomoglyph } from './text/isHomoglyph.js'
export { type KnownLocale, knownLocales } from './text/knownLocales.data.js'
export { directionOfLocale, matchLocale } from './text/matchLocale.js'
export { formatWalletCount } from './wallet/formatWalletCount.js'
export { hasInjectedWallet } from './wallet/isConnectorListed.js'
export { listDirectoryWallets } from './wallet/listDirectoryWallets.js'
export { listWalletChains, type WalletChain } from './wallet/listWalletChains.js'
export { listWallets } from './wallet/listWallets.js'
export { orderKinds } from './wallet/orderKinds.js'
export type { WalletsState } from './wallet/WalletsState.js'
export { createWalletExclusion } from './wallet/walletKeys.js'
