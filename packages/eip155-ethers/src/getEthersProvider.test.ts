import { createKit, type FetchPort, type Kit } from '@kit/core'
import { devChain, type EvmDevnet, startEvm } from '@kit/devnet'
import { createFakePorts, createTestWallet } from '@kit/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { eip155 } from './eip155.js'
import { getEthersProvider } from './getEthersProvider.js'
import { getEthersSigner } from './getEthersSigner.js'

let chain: EvmDevnet
let kit: Kit
beforeAll(async () => {
  chain = await startEvm({ chainId: 31337 })
})
afterEach(() => kit.destroy())
afterAll(() => chain.stop())

describe('ethers’ own providers', () => {
  it('are at hand for the kit’s networks and wallets', async () => {
    const wallet = await connect()
    const client = await getEthersProvider(kit, 'eip155:31337')
    expect((await client.getNetwork()).chainId).toBe(31337n)
    expect(await client.getBlockNumber()).toBeGreaterThanOrEqual(0)
    const address = wallet.selected
    const signer = await getEthersSigner(kit, { networkId: 'eip155:31337', address })
    expect(await signer.getAddress()).toBe(address)
    expect(await signer.signMessage('hello')).toBe(await kit.signMessage({ message: 'hello' }))
  })

  it('are missing for other networks, and without an adapter on ethers', async () => {
    await connect()
    await expect(getEthersProvider(kit, 'eip155:1')).rejects.toMatchObject({ code: 'network/notConfigured' })
    await expect(getEthersProvider({ adapters: new Map() }, 'eip155:1')).rejects.toMatchObject({
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
