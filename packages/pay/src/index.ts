export { apiExchanges } from './apiExchanges.js'
export type {
  Conversion,
  ConversionOrder,
  ConversionProvider,
  ConversionQuote,
  ConversionSent,
  ConversionStep,
} from './ConversionProvider.js'
export type {
  ExchangeChoice,
  ExchangeOrder,
  ExchangeProvider,
  ExchangeStatus,
  PayExchange,
} from './ExchangeProvider.js'
export { isSeverePayWarning } from './listPayWarnings.js'
export type { PayErrorCodes } from './PayErrorCodes.js'
export type { PayOpenOptions, PayOptions, PaySubmitOptions } from './PayOptions.js'
export type { PayRequest } from './PayRequest.js'
export type {
  Deposit,
  DepositEdit,
  ExchangeOffer,
  Payer,
  PayMethod,
  Payment,
  PaymentConversion,
  PayResult,
  PayState,
  PayStatus,
  PayToken,
  PayWarning,
  PayWith,
} from './PayState.js'
export { type PayPlugin, pay } from './pay.js'
