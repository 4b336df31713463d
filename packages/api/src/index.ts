export { ApiError, type ApiErrorCode, type ApiReason } from './client/ApiError.js'
export {
  type ApiClient,
  type ApiClientOptions,
  type ApiQuery,
  type ApiRequest,
  createApiClient,
} from './client/createApiClient.js'
export { type DirectoryOptions, directory } from './directory/directory.js'
export { accountNamespaces } from './endpoint/accountNamespaces.js'
export { getAllowedOrigins } from './endpoint/getAllowedOrigins.js'
export { getAnalyticsConfig } from './endpoint/getAnalyticsConfig.js'
export { type ApiCurrency, type BalanceQuery, getBalance, type TokenBalance } from './endpoint/getBalance.js'
export { type FungiblePrice, getFungiblePrice, type PriceQuery } from './endpoint/getFungiblePrice.js'
export { getHistory, type HistoryPage, type HistoryQuery } from './endpoint/getHistory.js'
export { getIdentity, type IdentityQuery } from './endpoint/getIdentity.js'
export { getImage } from './endpoint/getImage.js'
export { getSupportedChains, type SupportedChains } from './endpoint/getSupportedChains.js'
export { getWallets, type WalletsAnswer, type WalletsQuery } from './endpoint/getWallets.js'
export { type ImageKind, imageUrl } from './endpoint/imageUrl.js'
export { isNetworkServed } from './endpoint/isNetworkServed.js'
export { isOriginAllowed } from './endpoint/isOriginAllowed.js'
export { rpcUrl } from './endpoint/rpcUrl.js'
export { type AnalyticsEvent, sendEvent } from './endpoint/sendEvent.js'
export type { HistoryItem, HistoryTransfer } from './parse/parseHistoryItem.js'
