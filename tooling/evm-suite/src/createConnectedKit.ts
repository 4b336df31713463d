import { createKit, type FetchPort, type Kit } from '@kit/core'
import { devChain, type EvmDevnet } from '@kit/devnet'
import { createFakePorts, createTestWallet, type TestWallet } from '@kit/testing'
import type { EvmFixture } from './EvmFixture.js'

/** A kit on one local chain with a wallet connected. Destroy the kit after use. */
export async function createConnectedKit(
  createAdapter: EvmFixture['createAdapter'],
  chain: EvmDevnet,
): Promise<{ readonly kit: Kit; readonly wallet: TestWallet }> {
  const real: FetchPort = (url, init) => (globalThis.fetch as FetchPort)(url, init)
  const ports = createFakePorts({ fetch: Object.assign(real, { calls: [] }) })
  const kit = createKit({
    metadata: { name: 'Test', description: 'Test', url: 'https://dapp.example', icons: [] },
    adapters: [createAdapter({ networks: [devChain({ chainId: 31337, url: chain.url })] })],
    ports,
  })
  const wallet = createTestWallet({ chains: [{ id: 31337, rpcUrl: chain.url }] })
  wallet.announce(ports.announcements.page)
  kit.start()
  await kit.connect({ connectorId: wallet.info.rdns })
  return { kit, wallet }
}
