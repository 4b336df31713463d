import { anvilKeys, createTestWallet, type TestWallet } from '@kit/testing'
import type { DemoConfig } from './DemoConfig.js'

/** Wallets with real keys, announced as extensions would be, so that nothing has to be installed to try the page. */
export function createTestWallets(config: DemoConfig, count: number): readonly TestWallet[] {
  const [first, ...others] = Object.entries(config.rpcUrls).map(([id, rpcUrl]) => ({
    id: Number(id.split(':')[1]),
    rpcUrl,
  }))
  if (first === undefined) return []
  const specs = [
    { name: 'Test Wallet', rdns: 'test.kit.wallet', keys: anvilKeys.slice(0, 3) },
    { name: 'Second Test Wallet', rdns: 'test.kit.second', keys: anvilKeys.slice(3, 5) },
  ].slice(0, count)
  return specs.map((spec) => {
    const wallet = createTestWallet({
      ...spec,
      chains: [first, ...others],
      storage: localStorage,
      behaviour: { mode: 'manual' },
    })
    wallet.announce(window)
    return wallet
  })
}
