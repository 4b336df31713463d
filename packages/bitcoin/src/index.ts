export type { PairingProvider, StandardAccount, StandardWallet } from '@kit/adapter'
export type { BitcoinAdapter } from './BitcoinAdapter.js'
export type { BitcoinOptions } from './BitcoinOptions.js'
export { bitcoin } from './bitcoin.js'
export type { FeeRates } from './esplora/readFeeRates.js'
export type { SignedTransaction, SignPsbtCall } from './library/signPsbt.js'
export type { MessageFormat, MessageProof } from './message/MessageProof.js'
export { verifyMessage } from './message/verifyMessage.js'
export {
  bitcoinMainnet,
  bitcoinRegtest,
  bitcoinSignet,
  bitcoinTestnet,
  bitcoinTestnet4,
} from './network/bitcoinNetworks.js'
export { type PaymentRequest, parsePaymentUri } from './payment/parsePaymentUri.js'
export type { BitcoinProvider, StandardProvider, WbipProvider } from './wallet/BitcoinProvider.js'
export type { WbipWallet } from './wbip/WbipWallet.js'
