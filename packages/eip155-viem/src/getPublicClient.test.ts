import { createKit, type FetchPort, type Kit } from '@kit/core'
import { devChain, type EvmDevnet, startEvm } from '@kit/devnet'
import { createFakePorts, createTestWallet } from '@kit/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { eip155 } from './eip155.js'
import { getPublicClient } from './getPublicClient.js'
import { getWalletClient } from './getWalletClient.js'

let chain: EvmDevnet
let kit: Kit
beforeAll(async () => {
  chain = await startEvm({ chainId: 31337 })
})
afterEach(() => kit.destroy())
afterAll(() => chain.stop())

describe('viem’s own clients', () => {
  it('are at hand for the kit’s networks and wallets', async () => {
    const wallet = await connect()
    const client = await getPublicClient(kit, 'eip155:31337')
    expect(await client.getChainId()).toBe(31337)
    const address = wallet.selected
    const walletClient = await getWalletClient(kit, { networkId: 'eip155:31337', address })
    expect(await walletClient.getAddresses()).toEqual([address])
    expect(await walletClient.signMessage({ message: 'hello' })).toBe(await kit.signMessage({ message: 'hello' }))
  })

  it('are missing for other networks, and without an adapter on viem', async () => {
    await connect()
    await expect(getPublicClient(kit, 'eip155:1')).rejects.toMatchObject({ code: 'network/notConfigured' })
    await expect(getPublicClient({ adapters: new Map() }, 'eip155:1')).rejects.toMatchObject({
      code: 'adapter/notFound',
    })
  })
})

async function connect() {
  const ports = createFakePorts({
    fetch: Object.assign<FetchPort, { calls: [] }>((url, init) => fetch(url, init), { calls: [] }),
  })
  kit = createKit({
    metadata: { name: 'Test', description: 'Test', url: 'https://dapp.example', icons: [] },
    adapters: [eip155({ networks: [devChain({ chainId: 31337, url: chain.url })] })],
    ports,
  })
  const wallet = createTestWallet({ chains: [{ id: 31337, rpcUrl: chain.url }] })
  wallet.announce(ports.announcements.page)
  kit.start()
  await kit.connect({ connectorId: wallet.info.rdns })
  return wallet
}
