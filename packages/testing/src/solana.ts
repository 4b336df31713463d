export {
  createSolanaPairingMethods,
  type SolanaPairingMethod,
  type SolanaPairingWording,
} from './solana/createSolanaPairingMethods.js'
export { createSolanaSigner, type SolanaSigner, solanaSeeds } from './solana/createSolanaSigner.js'
export { createSolanaTestWallet } from './solana/createSolanaTestWallet.js'
export { registerWallet } from './solana/registerWallet.js'
export type {
  SolanaStandardWallet,
  SolanaTestAccount,
  SolanaTestWallet,
  SolanaTestWalletBehavior,
  SolanaTestWalletOptions,
} from './solana/SolanaTestWallet.js'
