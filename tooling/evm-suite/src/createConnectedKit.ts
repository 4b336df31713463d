import { createKit, type Kit } from '@kit/core'
import { devChain, type EvmDevnet } from '@kit/devnet'
import { createRealPorts } from '@kit/fakes/page'
import { createTestWallet, type TestWallet } from '@kit/testing'
import type { EvmFixture } from './EvmFixture.js'

/** A kit on one local chain with a wallet connected. Destroy the kit after use. */
export async function createConnectedKit(
  createAdapter: EvmFixture['createAdapter'],
  chain: EvmDevnet,
): Promise<{ readonly kit: Kit; readonly wallet: TestWallet }> {
  const ports = createRealPorts()
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
