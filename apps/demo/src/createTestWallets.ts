import { anvilKeys, createTestWallet, type TestWallet } from '@kit/testing'
import type { DemoConfig } from './DemoConfig.js'
import type { DemoSettings } from './DemoSettings.js'

/** Wallets with real keys, announced as extensions would be, so that nothing has to be installed to try the page. */
export function createTestWallets(config: DemoConfig, settings: DemoSettings): readonly TestWallet[] {
  const [first, ...others] = Object.entries(config.rpcUrls).map(([id, rpcUrl]) => ({
    id: Number(id.split(':')[1]),
    rpcUrl,
  }))
  if (first === undefined) return []
  const storage = readStorage()
  const specs = [
    { name: 'Test Wallet', rdns: 'test.kit.wallet', keys: anvilKeys.slice(0, 3) },
    { name: 'Second Test Wallet', rdns: 'test.kit.second', keys: anvilKeys.slice(3, 5) },
  ].slice(0, settings.wallets)
  return specs.map((spec) => {
    const wallet = createTestWallet({
      ...spec,
      chains: settings.walletChains === 'first' ? [first] : [first, ...others],
      ...storage,
      behaviour: { mode: 'manual', unknownChain: settings.unknownChain },
    })
    wallet.announce(window)
    return wallet
  })
}

function readStorage(): { readonly storage?: Storage } {
  try {
    return { storage: localStorage }
  } catch {
    // The browser refuses storage: the wallets forget at each load, as extensions would not, but the page works.
    return {}
  }
}
