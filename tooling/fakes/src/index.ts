export { codeOf } from './codeOf.js'
export {
  createFakeAdapter,
  createFakeWallet,
  type FakeWallet,
  fakeAccount,
  fakeNetwork,
} from './createFakeChain.js'
export { createFakeClock } from './createFakeClock.js'
export { createFakeDirectory } from './createFakeDirectory.js'
export { createFakePorts, type FakePorts } from './createFakePorts.js'
export { createTestEngine, type TestEngine } from './createTestEngine.js'
export { createTestKit } from './createTestKit.js'
export { exploreScope, type ScopeWorld, scopeAddresses } from './exploreScope.js'
export { flushPromises } from './flushPromises.js'
export { rowOf } from './rowOf.js'
