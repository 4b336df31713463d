export { anvilKeys } from './evm/anvilKeys.data.js'
export { createEvmSigner, type EvmSigner, isSigningMethod, type SigningMethod } from './evm/createEvmSigner.js'
export { createRpc, type Rpc } from './evm/createRpc.js'
export { ProviderError } from './evm/ProviderError.js'
export { createFakeAnnouncements, type FakeAnnouncements } from './ports/createFakeAnnouncements.js'
export { createFakeClock, type FakeClock } from './ports/createFakeClock.js'
export { createFakeFetch, type FakeFetch, type FakeResponse } from './ports/createFakeFetch.js'
export { createFakePlatform, type FakePlatform } from './ports/createFakePlatform.js'
export { createFakePorts, type FakePorts } from './ports/createFakePorts.js'
export { createFakeRandom } from './ports/createFakeRandom.js'
export { createFakeStorage, type FakeStorage } from './ports/createFakeStorage.js'
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
