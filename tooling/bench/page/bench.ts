import { createTestWallet } from '@kit/testing'
import { createBitcoinTestWallet } from '@kit/testing/bitcoin'
import { createPolkadotTestWallet } from '@kit/testing/polkadot'
import { createSolanaTestWallet } from '@kit/testing/solana'
import type { BenchPage, BenchWallet } from '../src/BenchPage.js'

// Runs before the page's own scripts, as an extension does. Creates a wallet with real keys for each requested namespace.
const storage = localStorage
// No node runs there, because the benchmark measures only the kit.
const node = 'http://localhost:9'

const makers: { readonly [namespace: string]: (name: string) => BenchWallet } = {
  eip155(name) {
    const wallet = createTestWallet({ name, chains: [{ id: 1, rpcUrl: node }], storage })
    wallet.announce(window)
    return wallet
  },
  solana(name) {
    const wallet = createSolanaTestWallet({ name, chains: { 'solana:mainnet': node }, storage })
    wallet.announce(window)
    return wallet
  },
  polkadot(name) {
    const wallet = createPolkadotTestWallet({ name, storage })
    wallet.announce(window)
    return wallet
  },
  bip122(name) {
    const wallet = createBitcoinTestWallet({ name, chains: { mainnet: node }, storage })
    wallet.announce(window)
    return wallet
  },
}

const nameOf = (namespace: string): string => `Bench ${namespace}`
const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame)

const wallets = Object.fromEntries(
  globalThis.benchNamespaces.map((namespace) => {
    const wallet = makers[namespace]?.(nameOf(namespace))
    if (wallet === undefined) throw new Error(`no test wallet of ${namespace}`)
    // Keys are derived on first access. A wallet extension has them by then.
    void wallet.selected
    return [namespace, wallet]
  }),
)

const page: BenchPage = {
  wallets,
  frames: 0,
  press(namespace) {
    const root = document.querySelector('[data-kit=modal]')?.shadowRoot
    const rows = [...(root?.querySelectorAll('button') ?? [])]
    const row = rows.find(({ textContent }) => textContent?.includes(nameOf(namespace)))
    if (row === undefined) throw new Error(`no row ${nameOf(namespace)}`)
    row.click()
  },
  isShown(namespace) {
    const address = globalThis.kit?.namespace(namespace).account.getState().address
    return address !== undefined && document.body.textContent?.includes(address.slice(0, 4)) === true
  },
  async connect(namespace) {
    const start = performance.now()
    page.press(namespace)
    while (!page.isShown(namespace)) {
      await nextFrame()
      if (performance.now() - start > 10_000) throw new Error(`${nameOf(namespace)} did not connect`)
    }
    return performance.now() - start
  },
}
globalThis.bench = page

async function countFrames(): Promise<void> {
  while (!globalThis.benchNamespaces.some(page.isShown)) {
    if (document.querySelector('button') !== null) page.frames += 1
    await nextFrame()
  }
}
void countFrames()
