export { DepositRow } from './DepositRow.js'
export { en } from './en.data.js'
export { payView as Pay } from './Pay.js'
export { payLoadingView as PayLoading } from './PayLoading.js'
export { PaymentRow } from './PaymentRow.js'
export { paySelectTokenView as PaySelectToken } from './PaySelectToken.js'
export {
  payWithExchangeSelectAssetView as PayWithExchangeSelectAsset,
  payWithExchangeView as PayWithExchange,
} from './PayWithExchange.js'
