export { anvilKeys } from './evm/anvilKeys.data.js'
export { createEvmSigner, type EvmSigner, isSigningMethod, type SigningMethod } from './evm/createEvmSigner.js'
export { ProviderError } from './evm/ProviderError.js'
export { announceWallet } from './wallet/announceWallet.js'
export type { PendingRequest } from './wallet/createPrompts.js'
export { createTestWallet } from './wallet/createTestWallet.js'
export type {
  TestProvider,
  TestWallet,
  TestWalletChain,
  TestWalletOptions,
  TestWalletStorage,
  WalletInfo,
} from './wallet/TestWallet.js'
export { defaultBehaviour, type PromptMode, type TestWalletBehaviour } from './wallet/TestWalletBehaviour.js'
