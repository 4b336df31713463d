export { anvilKeys } from './evm/anvilKeys.data.js'
export { createRpc } from './evm/createRpc.js'
export { createFakeAnnouncements } from './ports/createFakeAnnouncements.js'
export { createFakeClock, type FakeClock } from './ports/createFakeClock.js'
export { createFakeFetch, type FakeResponse } from './ports/createFakeFetch.js'
export { createFakePlatform } from './ports/createFakePlatform.js'
export { createFakePorts, type FakePorts } from './ports/createFakePorts.js'
export { createFakeStorage, type FakeStorage } from './ports/createFakeStorage.js'
export type { PendingRequest } from './wallet/createPrompts.js'
export { createTestWallet } from './wallet/createTestWallet.js'
export type {
  TestPermission,
  TestWallet,
  TestWalletChain,
  TestWalletOptions,
  WatchedAsset,
} from './wallet/TestWallet.js'
export type { PromptMode, TestWalletBehavior } from './wallet/TestWalletBehavior.js'
