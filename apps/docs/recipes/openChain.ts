import { browserPorts, createKit } from '@kit/core'
import { callBatchAddress, devChain, type EvmDevnet, startEvm } from '@kit/devnet'
import { eip155 } from '@kit/eip155-viem'
import { anvilKeys, createFakePorts, createTestWallet, type TestWallet } from '@kit/testing'
import { afterAll, afterEach, beforeAll } from 'vitest'

/** Ports of a page whose clock and network are real. */
export function createPagePorts() {
  const { clock, fetch } = browserPorts()
  return { ...createFakePorts(), clock, fetch }
}

/** Starts a local chain for a test file, and opens dapps on it that end with each test. */
export function openChain() {
  let chain: EvmDevnet
  beforeAll(async () => {
    chain = await startEvm({ chainId: 31337 })
  })
  afterAll(() => chain.stop())
  const ends: (() => void)[] = []
  const answered: string[] = []
  afterEach(() => {
    for (const end of ends.splice(0)) end()
  })

  /** Creates a wallet with keys of its own, by its number, which finds a page when it is announced. */
  const createWallet = (name: string, number: number, batches: boolean): TestWallet =>
    createTestWallet({
      name,
      rdns: `test.kit.${name.toLowerCase()}`,
      chains: [{ id: 31337, rpcUrl: chain.url, ...(batches && { batchContract: callBatchAddress }) }],
      keys: anvilKeys.slice(number, number + 1),
    })

  function openDapp(...wallets: readonly TestWallet[]) {
    const page = createPagePorts()
    const fetch: typeof page.fetch = async (url, request) => {
      const response = await page.fetch(url, request)
      answered.push(String(request?.body))
      return response
    }
    const ports = { ...page, fetch }
    const kit = createKit({
      metadata: { name: 'My dapp', description: 'What it does', url: 'https://dapp.example', icons: [] },
      adapters: [eip155({ networks: [devChain({ chainId: 31337, url: chain.url })], pollingIntervalMs: 100 })],
      ports,
    })
    for (const wallet of wallets) wallet.announce(ports.announcements.page)
    kit.start()
    ends.push(() => kit.destroy())
    return kit
  }
  /** Whether a dapp has read a transaction from the chain. Only then it notices that another one takes its nonce. */
  const hasRead = (hash: string): boolean =>
    answered.some((body) => body.includes('eth_getTransactionByHash') && body.includes(hash))
  return { chain: () => chain, createWallet, openDapp, hasRead }
}
