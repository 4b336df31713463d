import { createKit, type Kit } from '@kit/core'
import { createFakeStorage, type FakeStorage } from '@kit/testing'
import type { RemoteGrant, RemoteWallet } from '@kit/testing/remote-wallet'
import { describe, expect, it } from 'vitest'
import { walletConnect } from './index.js'
import { bitcoinMainnet, bitcoinTestnet, createPlainAdapter, createPlainBitcoin } from './testing/createPlainAdapter.js'
import { createPorts } from './testing/createTestKit.js'
import { useWorld } from './testing/useWorld.js'

const world = useWorld({ withChains: false })
const slowly = { timeout: 10_000 }
const nowhere = 'http://127.0.0.1:9'
const evmIds = ['eip155:31337', 'eip155:31338']

/** Opens a page for EVM and Bitcoin on a storage, which survives reloads. */
const openPage = (storage: FakeStorage): Kit => {
  const kit = createKit({
    metadata: { name: 'Page', description: '', url: 'https://page.example', icons: [] },
    adapters: [() => createPlainAdapter(world.networks()), () => createPlainBitcoin([bitcoinMainnet, bitcoinTestnet])],
    connectors: [walletConnect({ relayUrl: world.relay().url })],
    ports: createPorts(storage),
  })
  world.onEnd(() => kit.destroy())
  kit.start()
  return kit as Kit
}
const openWallet = (grant: RemoteGrant = {}) =>
  world.openWallet({
    families: { bip122: { chains: { [bitcoinMainnet]: nowhere, [bitcoinTestnet]: nowhere } } },
    grant,
  })
const pair = async (kit: Kit, wallet: RemoteWallet, namespace: string) => {
  const connecting = kit.connect({ connectorId: 'walletConnect', namespace })
  await expect.poll(() => kit.pairing.getState().status, slowly).toBe('ready')
  const state = kit.pairing.getState()
  if (state.status === 'ready') await wallet.pair(state.uri)
  return connecting
}
const bitcoinOf = (kit: Kit) => kit.namespace('bip122').account.getState().caipAddress

describe('pairing over EVM and Bitcoin', () => {
  it('switches to another Bitcoin network with its address, and keeps it after a reload', async () => {
    const storage = createFakeStorage()
    const kit = openPage(storage)
    await pair(kit, await openWallet(), 'bip122')
    expect(bitcoinOf(kit)).toMatch(new RegExp(`^${bitcoinMainnet}:bc1`))
    await kit.switchNetwork({ networkId: bitcoinTestnet })
    expect(bitcoinOf(kit)).toMatch(new RegExp(`^${bitcoinTestnet}:tb1`))
    const shown = bitcoinOf(kit)
    await kit.switchNetwork({ networkId: 'eip155:31338' })
    kit.destroy()
    const reloaded = openPage(storage)
    await expect.poll(() => reloaded.namespace('bip122').connection.getState().status, slowly).toBe('connected')
    expect(bitcoinOf(reloaded)).toBe(shown)
    expect(reloaded.active.getState().network?.id).toBe('eip155:31338')
    await reloaded.switchNetwork({ networkId: bitcoinMainnet })
    expect(bitcoinOf(reloaded)).toMatch(/:bc1/)
  })

  it('refuses a Bitcoin network that the wallet did not grant', async () => {
    const kit = openPage(createFakeStorage())
    await pair(kit, await openWallet({ networkIds: [bitcoinMainnet] }), 'bip122')
    const switched = kit.switchNetwork({ networkId: bitcoinTestnet })
    await expect(switched).rejects.toMatchObject({ code: 'network/notApproved' })
    expect(bitcoinOf(kit)).toMatch(/:bc1/)
  })

  it('connects a namespace that the wallet adds, also after a reload, and ends one that it revokes', async () => {
    const storage = createFakeStorage()
    const kit = openPage(storage)
    const wallet = await openWallet({ networkIds: [] })
    await pair(kit, wallet, 'eip155')
    expect(bitcoinOf(kit)).toBeUndefined()
    await wallet.grantNetworks([...evmIds, bitcoinMainnet])
    await expect.poll(() => bitcoinOf(kit), slowly).toMatch(/:bc1/)
    expect(kit.active.getState().namespace).toBe('eip155')
    kit.destroy()
    const reloaded = openPage(storage)
    await expect.poll(() => reloaded.namespace('bip122').connection.getState().status, slowly).toBe('connected')
    await wallet.grantNetworks(evmIds)
    await expect.poll(() => bitcoinOf(reloaded), slowly).toBeUndefined()
    expect(reloaded.active.getState().status).toBe('connected')
  })

  it('requests a network that the wallet did not approve, and switches once the session contains it', async () => {
    const kit = openPage(createFakeStorage())
    await pair(kit, await openWallet({ chainIds: [31337], networkIds: [] }), 'eip155')
    const { network } = kit.namespace('eip155')
    expect(network.getState()).toMatchObject({
      approvedIds: ['eip155:31337'],
      supportsAllNetworks: false,
      canAddNetworks: true,
    })
    await kit.switchNetwork({ networkId: 'eip155:31338' })
    expect(network.getState()).toMatchObject({
      approvedIds: ['eip155:31337', 'eip155:31338'],
      active: { id: 'eip155:31338' },
    })
  })

  it('finds after a reload what the wallet added while the page was closed', async () => {
    const storage = createFakeStorage()
    const kit = openPage(storage)
    const wallet = await openWallet({ networkIds: [] })
    await pair(kit, wallet, 'eip155')
    kit.destroy()
    await wallet.grantNetworks([...evmIds, bitcoinTestnet])
    const reloaded = openPage(storage)
    await expect.poll(() => bitcoinOf(reloaded), slowly).toMatch(/:tb1/)
    expect(reloaded.namespace('eip155').connection.getState().status).toBe('connected')
  })
})
