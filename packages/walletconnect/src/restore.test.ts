import type { Network } from '@kit/core/adapter'
import { createFakeStorage, type FakeStorage } from '@kit/testing'
import { describe, expect, it } from 'vitest'
import {
  collectEvents,
  createNetwork,
  createPorts,
  eip155Of,
  providerOf,
  requestFor,
  until,
} from './testing/createTestKit.js'
import { useWorld } from './testing/useWorld.js'

const world = useWorld({ withChains: false })
const never = new AbortController().signal

/** Opens a page on a storage, which survives reloads. */
const openPage = (storage: FakeStorage) => world.openConnector({}, { ports: createPorts(storage) })
const restore = (connector: ReturnType<typeof openPage>, networks: readonly Network[] = world.networks()) =>
  connector.reconnect({ requests: requestFor(networks), signal: never })

describe('restoring a session', () => {
  it('restores accounts and the selected network after a reload, and the session still works', async () => {
    const storage = createFakeStorage()
    const wallet = await world.openWallet()
    const before = openPage(storage)
    const session = await world.pair(before, wallet)
    const change = { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x7a6a' }] }
    await providerOf(session).request(change)
    before.destroy?.()

    const restored = eip155Of(await restore(openPage(storage)))
    expect(restored.accounts).toEqual(session.accounts)
    expect(restored.networkId).toBe('eip155:31338')
    const sign = { method: 'personal_sign', params: ['0x6869', wallet.addresses[0]] }
    expect(await providerOf(restored).request(sign)).toMatch(/^0x/)
    const events = collectEvents(restored)
    await wallet.disconnect()
    await until(() => expect(events).toEqual([{ type: 'disconnected', reason: 'user-disconnected' }]))
  })

  it('picks up after the reload what the wallet changed while the page was closed', async () => {
    const storage = createFakeStorage()
    const wallet = await world.openWallet()
    const before = openPage(storage)
    await world.pair(before, wallet)
    before.destroy?.()
    await wallet.disconnect()
    const connector = openPage(storage)
    const events = collectEvents(eip155Of(await restore(connector)))
    await until(() => expect(events).toEqual([{ type: 'disconnected', reason: 'user-disconnected' }]))
    expect(await restore(openPage(storage))).toBeUndefined()
  })

  it('keeps a session that the user paired while the page was restoring the old one', async () => {
    const storage = createFakeStorage()
    const wallet = await world.openWallet()
    const before = openPage(storage)
    await world.pair(before, wallet)
    before.destroy?.()
    const other = await world.openWallet({ keys: [`0x${'11'.repeat(32)}`] })
    const page = openPage(storage)
    const pairing = world.pair(page, other)
    const restoring = restore(page)
    const session = await pairing
    await restoring
    const address = other.addresses[0]
    expect(eip155Of(await restore(page)).accounts).toMatchObject([{ address }])
    const sign = { method: 'personal_sign', params: ['0x6869', address] }
    expect(await providerOf(session).request(sign)).toMatch(/^0x/)
    await until(() => expect(wallet.getState().sessions).toHaveLength(0))
    page.destroy?.()
    expect(eip155Of(await restore(openPage(storage))).accounts).toMatchObject([{ address }])
  })

  it('works while the relay is down', async () => {
    const storage = createFakeStorage()
    const wallet = await world.openWallet()
    const before = openPage(storage)
    await world.pair(before, wallet)
    before.destroy?.()
    await world.relay().stop()
    expect(eip155Of(await restore(openPage(storage))).accounts).toHaveLength(1)
  })

  it('ends a session that lacks a network of the app, reports what is missing, and pairs again', async () => {
    const storage = createFakeStorage()
    const wallet = await world.openWallet()
    const before = openPage(storage)
    const [first, second] = world.networks()
    await world.pair(before, wallet, [first])
    before.destroy?.()
    const page = openPage(storage)
    const error = { code: 'pairing/outdated', details: `Missing: ${second.id}` }
    await expect(restore(page, [first, second])).rejects.toMatchObject(error)
    await until(() => expect(wallet.getState().sessions).toHaveLength(0))
    expect(await restore(page, [first, second])).toBeUndefined()
    const again = await world.pair(page, wallet, [first, second])
    expect(again.approvedNetworkIds).toEqual([first.id, second.id])
    page.destroy?.()
    expect(eip155Of(await restore(openPage(storage), [first, second])).accounts).toHaveLength(1)
  })

  it('ends a session that lacks a method that the app configures, but keeps one without a new method of the kit', async () => {
    const storage = createFakeStorage()
    const wallet = await world.openWallet()
    const named = (...methods: readonly string[]) => ({ namespaces: { eip155: { methods, events: [] } } })
    const openWith = (options: object) => world.openConnector(options, { ports: createPorts(storage) })
    const before = openWith(named('personal_sign'))
    await world.pair(before, wallet)
    before.destroy?.()
    const same = openPage(storage)
    expect(eip155Of(await restore(same)).accounts).toHaveLength(1)
    same.destroy?.()
    const page = openWith(named('personal_sign', 'app_newMethod'))
    await expect(restore(page)).rejects.toMatchObject({ code: 'pairing/outdated', details: 'Missing: app_newMethod' })
  })

  it('keeps a session in which the wallet granted less than requested', async () => {
    const storage = createFakeStorage()
    const wallet = await world.openWallet({ grant: { chainIds: [31337] } })
    const before = openPage(storage)
    await world.pair(before, wallet)
    before.destroy?.()
    expect(eip155Of(await restore(openPage(storage))).approvedNetworkIds).toEqual(['eip155:31337'])
  })

  it('loads and stores nothing when nothing is stored', async () => {
    const storage = createFakeStorage()
    expect(await restore(openPage(storage))).toBeUndefined()
    expect(storage.items.size).toBe(0)
  })

  it.each([
    ['keys', 'keychain'],
    ['sessions', 'session'],
    ['everything', ''],
  ])('drops a session silently when its %s are corrupt, and pairs again', async (_what, part) => {
    const storage = createFakeStorage()
    const wallet = await world.openWallet()
    const before = openPage(storage)
    await world.pair(before, wallet)
    before.destroy?.()
    for (const key of storage.items.keys()) {
      if (key.endsWith(part) && !key.endsWith('memo')) storage.items.set(key, '{not json')
    }
    const connector = openPage(storage)
    expect(await restore(connector)).toBeUndefined()
    expect((await world.pair(connector, wallet)).accounts).toHaveLength(1)
  })

  it('drops a session of another client', async () => {
    const storage = createFakeStorage()
    const wallet = await world.openWallet()
    const before = openPage(storage)
    await world.pair(before, wallet)
    before.destroy?.()
    for (const key of storage.items.keys()) if (/keychain|CLIENT_ID/.test(key)) storage.items.delete(key)
    expect(await restore(openPage(storage))).toBeUndefined()
  })

  it.each(['full', 'disabled'] as const)('pairs and signs with a storage that is %s', async (failure) => {
    const storage = createFakeStorage()
    storage.fail(failure)
    const wallet = await world.openWallet()
    const session = await world.pair(openPage(storage), wallet)
    const sign = { method: 'personal_sign', params: ['0x6869', wallet.addresses[0]] }
    expect(await providerOf(session).request(sign)).toMatch(/^0x/)
  })

  it('restores only networks that are configured', async () => {
    const storage = createFakeStorage()
    const wallet = await world.openWallet()
    const before = openPage(storage)
    await world.pair(before, wallet)
    before.destroy?.()
    const stranger = createNetwork(1, 'http://127.0.0.1:1')
    await expect(restore(openPage(storage), [stranger])).rejects.toMatchObject({ code: 'pairing/outdated' })
  })
})
