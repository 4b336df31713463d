import { createFakeStorage, type FakeStorage } from '@kit/testing'
import { describe, expect, it } from 'vitest'
import { collectEvents, createPorts, eip155Of, providerOf, requestFor, until } from './testing/createTestKit.js'
import { useWorld } from './testing/useWorld.js'

const world = useWorld({ withChains: false })
const never = new AbortController().signal

const openTab = (storage: FakeStorage, whileLoading = async () => {}) =>
  world.openConnector({}, { ports: createPorts(storage), whileLoading })
const restore = async (connector: ReturnType<typeof openTab>) =>
  connector.reconnect({ requests: requestFor(world.networks()), signal: never })

describe('two tabs on one storage', () => {
  it('share a session: each sends requests and receives its own responses', async () => {
    const storage = createFakeStorage()
    const wallet = await world.openWallet()
    const first = await world.pair(openTab(storage), wallet)
    const second = eip155Of(await restore(openTab(storage.openTab())))
    const sign = (text: string) => ({ method: 'personal_sign', params: [text, wallet.addresses[0]] })
    const [one, two] = await Promise.all([
      providerOf(first).request(sign('0x01')),
      providerOf(second).request(sign('0x02')),
    ])
    expect(one).toMatch(/^0x/)
    expect(two).toMatch(/^0x/)
    expect(one).not.toBe(two)
  })

  it('both notice a wallet that disconnects', async () => {
    const storage = createFakeStorage()
    const wallet = await world.openWallet()
    const first = collectEvents(await world.pair(openTab(storage), wallet))
    const second = collectEvents(eip155Of(await restore(openTab(storage.openTab()))))
    await wallet.disconnect()
    await until(() => expect([first, second].map((events) => events.length)).toEqual([1, 1]))
  })

  it('end the session in one when the other ends it', async () => {
    const storage = createFakeStorage()
    const wallet = await world.openWallet()
    const first = await world.pair(openTab(storage), wallet)
    const other = openTab(storage.openTab())
    const events = collectEvents(eip155Of(await restore(other)))
    await first.disconnect(never)
    expect(events).toEqual([{ type: 'disconnected', reason: 'user-disconnected' }])
    expect(await restore(other)).toBeUndefined()
  })

  it("follow a new pairing of one, and end the replaced wallet's session", async () => {
    const storage = createFakeStorage()
    const [wallet, next] = [await world.openWallet(), await world.openWallet({ keys: [`0x${'11'.repeat(32)}`] })]
    const [first, second] = [openTab(storage), openTab(storage.openTab())]
    // Shows its link before there is a session, so its client doesn't know the session that it replaces.
    const uris: string[] = []
    const requests = requestFor(world.networks())
    const pairing = second.connect({ requests, signal: never, onUri: (uri) => uris.push(uri) })
    await until(() => expect(uris).toHaveLength(1))
    const events = collectEvents(await world.pair(first, wallet))
    await next.pair(uris[0] ?? '')
    await pairing
    expect(events).toEqual([{ type: 'disconnected', reason: 'user-disconnected' }])
    await until(() => expect(wallet.getState().sessions).toHaveLength(0))
    const sign = { method: 'personal_sign', params: ['0x01', next.addresses[0]] }
    for (const tab of [first, openTab(storage.openTab())])
      expect(await providerOf(eip155Of(await restore(tab))).request(sign)).toMatch(/^0x/)
  })

  it('keep the session keys created by one while the other showed a link, and connect there once it is abandoned', async () => {
    const storage = createFakeStorage()
    const wallet = await world.openWallet()
    const second = openTab(storage.openTab())
    const announced: string[] = []
    second.watchSessions?.((sessions) => announced.push(...Object.keys(sessions)))
    const looking = new AbortController()
    const waiting = new Promise<void>((resolve) => {
      const requests = requestFor(world.networks())
      second.connect({ requests, signal: looking.signal, onUri: () => resolve() }).catch(() => undefined)
    })
    await waiting
    await world.pair(openTab(storage), wallet)
    expect(await restore(second)).toBeUndefined()
    looking.abort(new Error('back'))
    await until(() => expect(announced).toEqual(['eip155']))
    const sign = { method: 'personal_sign', params: ['0x01', wallet.addresses[0]] }
    for (const tab of [second, openTab(storage.openTab())])
      expect(await providerOf(eip155Of(await restore(tab))).request(sign)).toMatch(/^0x/)
  })

  it('restore the session in one while the other switches its network', async () => {
    const storage = createFakeStorage()
    const wallet = await world.openWallet()
    const first = await world.pair(openTab(storage), wallet)
    const change = { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x7a6a' }] }
    const second = openTab(storage.openTab(), async () => void (await providerOf(first).request(change)))
    const session = eip155Of(await restore(second))
    expect(session.networkId).toBe('eip155:31338')
    const sign = { method: 'personal_sign', params: ['0x01', wallet.addresses[0]] }
    expect(await providerOf(session).request(sign)).toMatch(/^0x/)
    const events = collectEvents(session)
    await wallet.disconnect()
    await until(() => expect(events).toEqual([{ type: 'disconnected', reason: 'user-disconnected' }]))
  })

  it('restore a session in one tab while the other pairs', async () => {
    const storage = createFakeStorage()
    const [wallet, next] = [await world.openWallet(), await world.openWallet({ keys: [`0x${'11'.repeat(32)}`] })]
    const first = openTab(storage)
    await world.pair(first, wallet)
    let isPaired = false
    const second = openTab(storage.openTab(), async () => {
      if (isPaired) return
      isPaired = true
      await world.pair(first, next)
    })
    const sign = { method: 'personal_sign', params: ['0x01', next.addresses[0]] }
    for (const tab of [second, first])
      expect(await providerOf(eip155Of(await restore(tab))).request(sign)).toMatch(/^0x/)
    await until(() => expect(wallet.getState().sessions).toHaveLength(0))
  })

  it('keep a session that the other pairs while one with a session shows a link, and adopt it once the link is abandoned', async () => {
    const storage = createFakeStorage()
    const [wallet, next] = [await world.openWallet(), await world.openWallet({ keys: [`0x${'11'.repeat(32)}`] })]
    const [first, second] = [openTab(storage), openTab(storage.openTab())]
    await world.pair(first, wallet)
    await restore(second)
    const looking = new AbortController()
    await new Promise<void>((resolve) => {
      const requests = requestFor(world.networks())
      second.connect({ requests, signal: looking.signal, onUri: () => resolve() }).catch(() => undefined)
    })
    await world.pair(first, next)
    expect(await restore(second)).toBeUndefined()
    looking.abort(new Error('back'))
    const sign = { method: 'personal_sign', params: ['0x01', next.addresses[0]] }
    await until(async () =>
      expect(eip155Of(await restore(second)).accounts).toMatchObject([{ address: next.addresses[0] }]),
    )
    for (const tab of [second, first])
      expect(await providerOf(eip155Of(await restore(tab))).request(sign)).toMatch(/^0x/)
  })

  it('adopt the session of the other tab after aborting their own pairing', async () => {
    const storage = createFakeStorage()
    const wallet = await world.openWallet({ behavior: { mode: 'reject' } })
    const second = openTab(storage.openTab())
    await expect(world.pair(second, wallet)).rejects.toMatchObject({ code: 'connection/rejected' })
    wallet.behave({ mode: 'approve' })
    await world.pair(openTab(storage), wallet)
    const session = eip155Of(await restore(second))
    const sign = { method: 'personal_sign', params: ['0x01', wallet.addresses[0]] }
    expect(await providerOf(session).request(sign)).toMatch(/^0x/)
  })
})
