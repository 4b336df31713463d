/** The code that every use of a wallet needs: one chunk. */
export { toBitcoinWalletError } from './error/toBitcoinWalletError.js'
export { bitcoinWalletRequests } from './request/bitcoinWalletRequests.js'
export * from './wallet/openWallet.js'
