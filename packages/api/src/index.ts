export { ApiError, type ApiErrorCode, type ApiReason } from './client/ApiError.js'
export { type ApiClient, type ApiClientOptions, createApiClient } from './client/createApiClient.js'
export { type DirectoryOptions, directory } from './directory/directory.js'
export { accountNamespaces } from './endpoint/accountNamespaces.js'
export { activateSession } from './endpoint/activateSession.js'
export { type BuiltTransaction, buildSwapApproval } from './endpoint/buildSwapApproval.js'
export {
  buildSwapTransaction,
  type SwapTransaction,
  type SwapTransactionQuery,
} from './endpoint/buildSwapTransaction.js'
export { type BundlerMethod, callBundler } from './endpoint/callBundler.js'
export { callPaymaster, type PaymasterMethod } from './endpoint/callPaymaster.js'
export { callRpc } from './endpoint/callRpc.js'
export { createExchangePayment, type ExchangePaymentQuery } from './endpoint/createExchangePayment.js'
export { type CreatedSession, createSession } from './endpoint/createSession.js'
export { getAddressBalance } from './endpoint/getAddressBalance.js'
export { getAllowedOrigins } from './endpoint/getAllowedOrigins.js'
export { type ApiCurrency, type BalanceQuery, getBalance } from './endpoint/getBalance.js'
export { getEsplora } from './endpoint/getEsplora.js'
export { type ExchangePayment, getExchangePayment } from './endpoint/getExchangePayment.js'
export { type Exchange, type ExchangeAsset, getExchanges } from './endpoint/getExchanges.js'
export { type FungiblePrice, getFungiblePrice, type PriceQuery } from './endpoint/getFungiblePrice.js'
export { type GasPrice, getGasPrice } from './endpoint/getGasPrice.js'
export { getHistory, type HistoryPage, type HistoryQuery } from './endpoint/getHistory.js'
export { getIdentity, type IdentityQuery } from './endpoint/getIdentity.js'
export { getImage } from './endpoint/getImage.js'
export { getName } from './endpoint/getName.js'
export { getNamesOfAddress } from './endpoint/getNamesOfAddress.js'
export { getNfts, type NftPage, type NftQuery } from './endpoint/getNfts.js'
export { getOnrampBuyOptions } from './endpoint/getOnrampBuyOptions.js'
export { getOnrampBuyQuotes, type OnrampBuyQuotesQuery } from './endpoint/getOnrampBuyQuotes.js'
export { getOnrampOptions } from './endpoint/getOnrampOptions.js'
export { getOnrampQuote, type OnrampQuoteQuery } from './endpoint/getOnrampQuote.js'
export { getOnrampUrl, type OnrampUrlQuery } from './endpoint/getOnrampUrl.js'
export { getSessionContext } from './endpoint/getSessionContext.js'
export { getSupportedChains, type SupportedChains } from './endpoint/getSupportedChains.js'
export { getSwapAllowance } from './endpoint/getSwapAllowance.js'
export { getSwapQuotes, type SwapQuery, type SwapQuote } from './endpoint/getSwapQuotes.js'
export { getSwapTokens, type SwapToken } from './endpoint/getSwapTokens.js'
export { getWallets, type WalletsQuery, type WalletsResponse } from './endpoint/getWallets.js'
export { hasNfts } from './endpoint/hasNfts.js'
export { identitySource } from './endpoint/identitySource.js'
export { type ImageKind, imageUrl } from './endpoint/imageUrl.js'
export { isNetworkServed } from './endpoint/isNetworkServed.js'
export { isOriginAllowed, isOriginListed } from './endpoint/isOriginListed.js'
export { listSessions } from './endpoint/listSessions.js'
export { coinTypeOf, type NameRequest, nameMessage, type SignedNameRequest } from './endpoint/nameMessage.js'
export { getAnalyticsConfig, readAnalyticsConfig } from './endpoint/readAnalyticsConfig.js'
export { reasonOf } from './endpoint/reasonOf.js'
export { registerName } from './endpoint/registerName.js'
export { revokeSession } from './endpoint/revokeSession.js'
export { rpcUrl, wsUrl } from './endpoint/rpcUrl.js'
export { sendBitcoinTransaction } from './endpoint/sendBitcoinTransaction.js'
export { type AnalyticsEvent, sendEvent, sendEvents } from './endpoint/sendEvent.js'
export {
  type SessionProof,
  type SessionProofRequest,
  type SignedSessionProof,
  sessionProof,
} from './endpoint/sessionProof.js'
export { signUserOperation, type UserOperation } from './endpoint/signUserOperation.js'
export { type NameSuggestion, suggestNames } from './endpoint/suggestNames.js'
export { tokenSource } from './endpoint/tokenSource.js'
export { updateNameAddress } from './endpoint/updateNameAddress.js'
export { updateNameAttributes } from './endpoint/updateNameAttributes.js'
export type { HistoryItem, HistoryTransfer } from './parse/parseHistoryItem.js'
export type { NameAddresses, NameAttributes, NameRecord } from './parse/parseNameRecord.js'
export type { Nft } from './parse/parseNft.js'
export type {
  OnrampOptions,
  PaymentCurrency,
  PaymentMethodLimit,
  PurchaseCurrency,
  PurchaseNetwork,
} from './parse/parseOnrampOptions.js'
export type { OnrampMoney, OnrampQuote } from './parse/parseOnrampQuote.js'
export type { SessionPart, SessionTerms, WalletSession } from './parse/parseSmartSession.js'
