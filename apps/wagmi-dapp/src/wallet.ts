import { createTestWallet, type TestWallet } from '@kit/testing'
import { one, two } from './chains.js'

const nodeOf = ({ id, name, rpcUrls }: typeof one | typeof two) => ({
  id,
  name,
  rpcUrl: rpcUrls.default.http[0] as string,
})

/** The user’s wallet, controlled by the tests. */
export const wallet: TestWallet = createTestWallet({ chains: [nodeOf(one), nodeOf(two)], storage: localStorage })
