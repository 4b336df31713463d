import { createFakePlatform } from '@kit/testing'
import { describe, expect, it } from 'vitest'
import { collectEvents, createPorts, providerOf, requestFor, until } from './testing/createTestKit.js'
import { startKillableRelay, startRelay } from './testing/startWorld.js'
import { useWorld } from './testing/useWorld.js'

const world = useWorld({ withChains: false })
const never = new AbortController().signal

describe('relay and network outages', () => {
  it('report an unreachable relay within the time limit', async () => {
    await world.relay().stop()
    const connector = world.openConnector({ relayTimeoutMs: 400 })
    const connecting = connector.connect({ requests: requestFor(world.networks()), signal: never })
    await expect(connecting).rejects.toMatchObject({ code: 'pairing/relayUnreachable' })
    await world.relay().start()
    const wallet = await world.openWallet()
    // Retries until the client's next attempt falls into the short time limit of this test.
    const session = await until(() => world.pair(connector, wallet))
    expect(session.accounts).toHaveLength(1)
  })

  it.each([
    ['pairing/invalidProjectId', { projects: [{ id: 'known' }], sessions: { domain: 'kit.example' } }, {}],
    ['pairing/clockWrong', {}, { now: () => Date.now() - 3_600_000 }],
    ['pairing/relayRefused', { relay: { audiences: ['wss://elsewhere.example'] } }, {}],
  ])('report why a relay refuses: %s', async (code, server, ports) => {
    const strict = await startRelay(server, ports)
    world.onEnd(() => strict.end())
    const connector = world.openConnector({ relayUrl: strict.url, projectId: 'mine' })
    const connecting = connector.connect({ requests: requestFor(world.networks()), signal: never })
    await expect(connecting).rejects.toMatchObject({ code })
  })

  it("don't prevent a pairing and a request that are pending when the relay goes down", async () => {
    const relay = await startKillableRelay()
    world.onEnd(() => relay.end())
    const wallet = await world.openWallet({ relayUrl: relay.url })
    const session = await world.pair(world.openConnector({ relayUrl: relay.url }), wallet)
    wallet.behave({ mode: 'manual' })
    const signing = providerOf(session).request({ method: 'personal_sign', params: ['0x6869', wallet.addresses[0]] })
    const pairing = world.pair(world.openConnector({ relayUrl: relay.url }, { storagePrefix: 'other' }), wallet)
    await until(() => expect(wallet.getState().prompts).toHaveLength(2))
    // Tests only the page's recovery: the wallet's own client waits long for calls lost on a dead socket.
    await wallet.goOffline()
    await relay.stop()
    await relay.start()
    await wallet.goOnline()
    await wallet.approveNext()
    await wallet.approveNext()
    expect(await signing).toMatch(/^0x/)
    expect((await pairing).accounts).toHaveLength(1)
  }, 60_000)

  it('delay a request made while the relay is down until it is back', async () => {
    const wallet = await world.openWallet()
    const session = await world.pair(world.openConnector(), wallet)
    await wallet.goOffline()
    await world.relay().stop()
    const signing = providerOf(session).request({ method: 'personal_sign', params: ['0x6869', wallet.addresses[0]] })
    await world.relay().start()
    await wallet.goOnline()
    expect(await signing).toMatch(/^0x/)
  })

  it('report immediately that the page is offline, and allow pairing when it is back', async () => {
    const platform = createFakePlatform()
    const connector = world.openConnector({}, { ports: { ...createPorts(), platform } })
    platform.setOnline(false)
    const connecting = connector.connect({ requests: requestFor(world.networks()), signal: never })
    await expect(connecting).rejects.toMatchObject({ code: 'network/offline' })
    platform.setOnline(true)
    expect((await world.pair(connector, await world.openWallet())).accounts).toHaveLength(1)
  })

  it("don't prevent a request during which the page went offline", async () => {
    const ports = createPorts()
    const wallet = await world.openWallet({ behavior: { mode: 'approve', methods: { personal_sign: 'manual' } } })
    const session = await world.pair(world.openConnector({}, { ports }), wallet)
    const sign = { method: 'personal_sign', params: ['0x6869', wallet.addresses[0]] }
    const signing = providerOf(session).request(sign)
    await until(() => expect(wallet.getState().prompts).toHaveLength(1))
    ports.announcements.dispatch('offline')
    const begun = providerOf(session).request(sign)
    await wallet.approveNext()
    ports.announcements.dispatch('online')
    expect(await signing).toMatch(/^0x/)
    await wallet.approveNext()
    expect(await begun).toMatch(/^0x/)
  })

  it("don't prevent a request to a wallet that was offline", async () => {
    const wallet = await world.openWallet()
    const session = await world.pair(world.openConnector(), wallet)
    await wallet.goOffline()
    const signing = providerOf(session).request({ method: 'personal_sign', params: ['0x6869', wallet.addresses[0]] })
    await wallet.goOnline()
    expect(await signing).toMatch(/^0x/)
  })

  it("don't hide that the wallet has ended the session", async () => {
    const wallet = await world.openWallet()
    const events = collectEvents(await world.pair(world.openConnector(), wallet))
    await wallet.goOffline()
    await world.relay().stop()
    await world.relay().start()
    await wallet.goOnline()
    await wallet.disconnect()
    await until(() => expect(events).toEqual([{ type: 'disconnected', reason: 'user-disconnected' }]))
  })

  it("don't delay ending a session on the page", async () => {
    const wallet = await world.openWallet()
    const connector = world.openConnector({ disconnectTimeoutMs: 300 })
    const session = await world.pair(connector, wallet)
    const events = collectEvents(session)
    await world.relay().stop()
    const ending = session.disconnect(never)
    expect(events).toEqual([{ type: 'disconnected', reason: 'user-disconnected' }])
    await ending
    expect(await connector.reconnect({ requests: requestFor(world.networks()), signal: never })).toBeUndefined()
  })
})
