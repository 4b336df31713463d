// In the chunk that opening a modal loads, so that the code of a wallet's session needs no other file.
export { isRejection, poll, toWalletError, type WalletErrorRule, withLimit } from '@kit/core/adapter'
export { decodeBase58 } from './base58/decodeBase58.js'
export { encodeBase58 } from './base58/encodeBase58.js'
export { isOutage, isTemporary } from './endpoint/isTemporary.js'
export { RpcError } from './endpoint/RpcError.js'
export { toRpcError } from './endpoint/toRpcError.js'
export { toBroadcastError } from './error/toBroadcastError.js'
export { toPlanError } from './error/toPlanError.js'
export { unconfiguredNetwork } from './error/unconfiguredNetwork.js'
export { getExplorerUrl } from './network/getExplorerUrl.js'
export { toUnknownNetwork } from './network/toUnknownNetwork.js'
export { pollReceipt } from './receipt/pollReceipt.js'
export { createRestClient, type RestRequest } from './rest/createRestClient.js'
export type { BatchOption, RpcRequest } from './rpc/createEndpoint.js'
export { createRpcClient, type RpcClientOptions } from './rpc/createRpcClient.js'
export { disconnectStandardWallet } from './standard/disconnectStandardWallet.js'
export {
  cleanIcon,
  parseStandardWallet,
  type StandardAccount,
  type StandardWallet,
} from './standard/parseStandardWallet.js'
export { readFeature } from './standard/readFeature.js'
export { watchStandardAccounts } from './standard/watchStandardAccounts.js'
export { watchStandardWallets } from './standard/watchStandardWallets.js'
export type { PairingProvider } from './wallet/PairingProvider.js'
export { readField } from './wallet/readField.js'
export { requestWalletProvider } from './wallet/requestWalletProvider.js'
export { subscribeLazily } from './wallet/subscribeLazily.js'
