export type { BitcoinAdapter } from './BitcoinAdapter.js'
export type { BitcoinOptions } from './bitcoin.js'
export { bitcoin } from './bitcoin.js'
export type { PsbtSigner } from './library/openPsbtSigner.js'
export type { SignedTransaction } from './library/signPsbt.js'
export { verifyBitcoinMessage as verifyMessage } from './message/verifyBitcoinMessage.js'
export {
  bitcoinMainnet,
  bitcoinRegtest,
  bitcoinSignet,
  bitcoinTestnet,
  bitcoinTestnet4,
} from './network/bitcoinNetworks.js'
export { parseBitcoinPaymentUri as parsePaymentUri } from './payment/parseBitcoinPaymentUri.js'
export type { BitcoinProvider } from './wallet/BitcoinProvider.js'
