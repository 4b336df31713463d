export type {
  BitcoinChainName,
  BitcoinStandardWallet,
  BitcoinTestAccount,
  BitcoinTestWallet,
  BitcoinTestWalletBehavior,
  BitcoinTestWalletOptions,
  BitcoinWbipProvider,
} from './bitcoin/BitcoinTestWallet.js'
export { type BitcoinCard, bitcoinForms, bitcoinKeys } from './bitcoin/bitcoinForms.js'
export { type BitcoinPairingMethod, createBitcoinPairingMethods } from './bitcoin/createBitcoinPairingMethods.js'
export { createBitcoinTestWallet } from './bitcoin/createBitcoinTestWallet.js'
export { signBitcoinMessage } from './bitcoin/signBitcoinMessage.js'
