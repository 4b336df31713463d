import { createKit, type Kit } from '@kit/core'
import { devChain, type EvmDevnet } from '@kit/devnet'
import { createRealPorts } from '@kit/fakes/page'
import { createTestWallet, type TestWallet } from '@kit/testing'
import type { EvmFixture } from './EvmFixture.js'

/** Creates a kit on local chains with a wallet connected on the first. Destroy the kit after use. */
export async function createConnectedKit(
  createAdapter: EvmFixture['createAdapter'],
  chains: readonly [EvmDevnet, ...EvmDevnet[]],
): Promise<{ readonly kit: Kit; readonly wallet: TestWallet; connect(): Promise<unknown> }> {
  const ports = createRealPorts()
  const [first, ...others] = chains
  const nodeOf = ({ chainId, url }: EvmDevnet) => ({ id: chainId, rpcUrl: url })
  const kit = createKit({
    metadata: { name: 'Test', description: 'Test', url: 'https://dapp.example', icons: [] },
    adapters: [createAdapter({ networks: [devChain(first), ...others.map(devChain)] })],
    ports,
  })
  const wallet = createTestWallet({ chains: [nodeOf(first), ...others.map(nodeOf)] })
  wallet.announce(ports.announcements.page)
  kit.start()
  const connect = () => kit.connect({ connectorId: wallet.info.rdns })
  await connect()
  return { kit, wallet, connect }
}
