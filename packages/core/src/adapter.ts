/** Types and helpers for authors of adapters and connectors. */
export type { Adapter, AdapterOn, PaymentUriInput, TransactionRequest, TypedData } from './adapter/Adapter.js'
export type { AdapterFactory, WithWallet } from './adapter/AdapterFactory.js'
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
export type { ReadCall, WalletCall } from './adapter/ReadCall.js'
export type { MessageVerifier, SignedMessage, Verdict } from './adapter/SignedMessage.js'
export type { ContractCall, Permit, Simulation, SpenderOf, SwapCapabilities } from './adapter/SwapCapabilities.js'
export type { WalletTarget } from './adapter/Target.js'
export type { TransactionLog, TransactionReceipt } from './adapter/TransactionReceipt.js'
export type {
  CallCapabilitiesResponse,
  CallReceipt,
  CallsRequest,
  CallsStatus,
  GrantedPermissions,
  PermissionRequest,
  RequestedPermissions,
  WalletCapabilities,
  WalletCapabilityMembers,
  WalletGrant,
  WalletPermission,
  WatchedCollectible,
} from './adapter/WalletCapabilities.js'
export { formatUnits } from './amount/formatUnits.js'
export { parseUnits } from './amount/parseUnits.js'
export type { CaipNetworkId, ChainNamespace } from './caip/CaipNetworkId.js'
export { chainReferenceOf } from './caip/chainReferenceOf.js'
export { namespaceOf } from './caip/namespaceOf.js'
export type { Account, AccountType } from './chain/Account.js'
export type { Balance } from './chain/Balance.js'
export type { Identity } from './chain/Identity.js'
export type { Network } from './chain/Network.js'
export type { Token, TokenBalance, TokenReference } from './chain/Token.js'
export type {
  CapabilitiesResponse,
  Connector,
  ConnectorInfo,
  ConnectorType,
  NamespaceRequest,
  RequestedCapabilities,
  Session,
  SessionEvent,
  Sessions,
} from './connector/Connector.js'
export type { SignInOffer, SignInRequest } from './connector/SignInRequest.js'
export type { Wallet } from './directory/Wallet.js'
export { createWalletError } from './error/createWalletError.js'
export { type ErrorLayer, errorLayers } from './error/errorLayers.js'
export { hasRejectionCode } from './error/hasRejectionCode.js'
export { isKitError } from './error/isKitError.js'
export { isRejection } from './error/isRejection.js'
export { isUnsent } from './error/isUnsent.js'
export { KitError, type KitErrorCode } from './error/KitError.js'
export { loadChunk } from './error/loadChunk.js'
export { markUnsent } from './error/markUnsent.js'
export { optionError } from './error/optionError.js'
export { toKitError } from './error/toKitError.js'
export { toWalletError, type WalletErrorRule } from './error/toWalletError.js'
export type { Kit } from './kit/Kit.js'
export type { ConnectorFactory } from './kit/KitOptions.js'
export type { PluginContext } from './kit/Plugin.js'
export { requireNetworks } from './network/requireNetworks.js'
export { type Expiry, expireAfter } from './ports/expireAfter.js'
export type {
  AnnouncementsPort,
  ClockPort,
  FetchPort,
  LogPort,
  OpenLinkPort,
  PlatformPort,
  Ports,
  RandomPort,
  StoragePort,
  WhenIdlePort,
} from './ports/Ports.js'
export { abortable, toAbortError } from './signal/abortable.js'
export { createAbortLimit, untilAborted } from './signal/createAbortLimit.js'
export { createLazy, type Lazy } from './signal/createLazy.js'
export { pause } from './signal/pause.js'
export { poll } from './signal/poll.js'
export { withLimit } from './signal/withLimit.js'
export type { Metadata } from './state/KitSettings.js'
export { cleanImageUrl } from './text/cleanImageUrl.js'
export { cleanText } from './text/cleanText.js'
export { isAsciiName } from './text/isAsciiName.js'
