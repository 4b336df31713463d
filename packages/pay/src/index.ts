export { apiExchanges } from './apiExchanges.js'
export type {
  Conversion,
  ConversionOrder,
  ConversionProvider,
  ConversionQuote,
  ConversionSent,
  ConversionStep,
} from './ConversionProvider.js'
export type { Exchange, ExchangeOrder, ExchangeProvider, ExchangeStatus } from './ExchangeProvider.js'
export type { PayErrorCodes } from './PayErrorCodes.js'
export type { PayOpenOptions } from './PayOpenOptions.js'
export type { PayOptions } from './PayOptions.js'
export type { PayRequest } from './PayRequest.js'
export type {
  Deposit,
  ExchangeOffer,
  Payer,
  PayMethod,
  Payment,
  PaymentConversion,
  PayResult,
  PayState,
  PayToken,
  PayWarning,
  PayWith,
} from './PayState.js'
export type { PayStatus } from './PayStatus.js'
export type { PaySubmitOptions } from './PaySubmitOptions.js'
export { type PayPlugin, pay } from './pay.js'
export type { DepositEdit } from './services/createDeposit.js'
export type { ExchangeChoice } from './services/createExchanges.js'
export type {} from './services/createPaying.js'
export type {} from './services/createPayModal.js'
export { isSevere } from './services/listWarnings.js'
