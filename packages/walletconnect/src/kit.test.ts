import { createKit, type Kit } from '@kit/core'
import { createFakeStorage, type FakeStorage } from '@kit/testing'
import { describe, expect, it } from 'vitest'
import { walletConnect } from './index.js'
import { createPlainAdapter } from './testing/createPlainAdapter.js'
import { createPorts } from './testing/createTestKit.js'
import { openLine } from './testing/openLine.js'
import { useWorld } from './testing/useWorld.js'

const world = useWorld()
const slowly = { timeout: 10_000 }

/** Opens a page with the real engine and the pairing connector. */
const openPage = (storage: FakeStorage = createFakeStorage(), relayUrl = world.relay().url): Kit => {
  const kit = createKit({
    metadata: { name: 'Page', description: '', url: 'https://page.example', icons: [] },
    adapters: [() => createPlainAdapter(world.networks())],
    connectors: [walletConnect({ relayUrl })],
    ports: createPorts(storage),
  })
  world.onEnd(() => kit.destroy())
  kit.start()
  return kit as Kit
}
const takeLink = async (kit: Kit) => {
  await expect.poll(() => kit.pairing.getState().status, slowly).toBe('ready')
  const state = kit.pairing.getState()
  return state.status === 'ready' ? state.uri : ''
}

describe('kit with a paired wallet', () => {
  it('connects, signs, switches, sends until mined, and reconnects after a reload', async () => {
    const storage = createFakeStorage()
    const kit = openPage(storage)
    const wallet = await world.openWallet()
    const connecting = kit.connect({ connectorId: 'walletConnect' })
    await wallet.pair(await takeLink(kit))
    expect(await connecting).toMatchObject({
      connector: { id: 'walletConnect' },
      networkId: 'eip155:31337',
      account: { address: wallet.addresses[0] },
    })
    expect(await kit.signMessage({ message: 'hello' })).toMatch(/^0x[\da-f]{130}$/)
    await kit.switchNetwork({ networkId: 'eip155:31338' })
    expect(kit.active.getState().network?.id).toBe('eip155:31338')
    const hash = await kit.transfer({ to: wallet.addresses[1] ?? '', amount: 5n })
    const [, second] = world.chains()
    await expect.poll(() => second.rpc('eth_getTransactionReceipt', hash)).toMatchObject({ status: '0x1' })
    kit.destroy()

    const reloaded = openPage(storage)
    await expect.poll(() => reloaded.active.getState().status, slowly).toBe('connected')
    expect(reloaded.active.getState()).toMatchObject({
      network: { id: 'eip155:31338' },
      account: { address: wallet.addresses[0] },
    })
    await wallet.disconnect()
    await expect.poll(() => reloaded.active.getState().status, slowly).toBe('disconnected')
  }, 30_000)

  it('connects after a reload during a pairing that the wallet then approves', async () => {
    const line = await openLine(world)
    const storage = createFakeStorage()
    const kit = openPage(storage, line.url)
    const wallet = await world.openWallet({ behavior: { mode: 'manual' } })
    kit.connect({ connectorId: 'walletConnect' }).catch(() => {})
    await wallet.pair(await takeLink(kit))
    line.cut()
    const left = createFakeStorage(Object.fromEntries(storage.items))
    const reloaded = openPage(left)
    const events: string[] = []
    reloaded.events$.subscribe(({ type }) => events.push(type))
    await wallet.approveNext()
    await expect
      .poll(() => reloaded.active.getState(), slowly)
      .toMatchObject({
        status: 'connected',
        account: { address: wallet.addresses[0] },
      })
    expect(events).toContain('connection/connected')

    const again = openPage(createFakeStorage(Object.fromEntries(left.items)))
    expect(again.active.getState().status).toBe('reconnecting')
    await expect.poll(() => again.active.getState().status, slowly).toBe('connected')
  })

  it('shows a rejection as declined, and connects on the next try', async () => {
    const kit = openPage()
    const wallet = await world.openWallet({ behavior: { mode: 'reject' } })
    const declined = kit.connect({ connectorId: 'walletConnect' })
    declined.catch(() => undefined)
    await wallet.pair(await takeLink(kit))
    await expect(declined).rejects.toMatchObject({ code: 'connection/rejected' })
    wallet.behave({ mode: 'approve' })
    const connecting = kit.connect({ connectorId: 'walletConnect' })
    await wallet.pair(await takeLink(kit))
    expect((await connecting).account.address).toBe(wallet.addresses[0])
    await kit.disconnect()
    await expect.poll(() => wallet.getState().sessions, slowly).toHaveLength(0)
    expect(kit.active.getState().status).toBe('disconnected')
  }, 30_000)

  it('sends no request and loads nothing before the user starts pairing', async () => {
    const storage = createFakeStorage()
    const kit = openPage(storage)
    expect(kit.pairing.getState().status).toBe('idle')
    expect(storage.items.size).toBe(0)
  })
})
