import type { Connector } from '@kit/core/adapter'
import { createFakePorts, createTestWallet, type TestWalletOptions } from '@kit/testing'
import { describe, expect, it, vi } from 'vitest'
import { createFakeProvider } from '../testing/createFakeProvider.js'
import { watchInjectedConnectors } from './watchInjectedConnectors.js'

describe('watchInjectedConnectors', () => {
  it('finds wallets announced before and after it started, early and late', async () => {
    const { page, watch, names, turn } = setUp()
    wallet({ name: 'Early', rdns: 'early.example' }).announce(page)
    watch()
    expect(names()).toEqual(['Early'])
    wallet({ name: 'Late', rdns: 'late.example' }).announce(page)
    await turn()
    expect(names()).toEqual(['Early', 'Late'])
  })

  it('publishes once for all wallets that respond to its request', () => {
    const { page, watch, lists } = setUp()
    for (const id of ['a', 'b', 'c']) wallet({ name: id, rdns: `${id}.example` }).announce(page)
    watch()
    expect(lists).toHaveLength(1)
  })

  it('uses the rdns as the ID, or the name if the rdns is invalid', () => {
    const { page, watch, connectors } = setUp()
    wallet({ name: 'Good', rdns: 'IO.Good' }).announce(page)
    wallet({ name: 'Odd', rdns: 'javascript:alert(1)' }).announce(page)
    watch()
    expect(connectors().map(({ info }) => [info.id, info.rdns, info.type])).toEqual([
      ['io.good', 'io.good', 'ANNOUNCED'],
      ['Odd', undefined, 'ANNOUNCED'],
    ])
  })

  it('treats announcements with different uuids as one wallet', () => {
    const { page, watch, connectors } = setUp()
    wallet({ name: 'Fox', rdns: 'fox.example', uuid: 'u-1' }).announce(page)
    watch()
    expect(connectors().map(({ info }) => [info.id, info.uid])).toEqual([['fox.example', 'u-1']])
  })

  it('publishes once for all wallets that announce themselves in one tick', async () => {
    const { page, watch, lists, turn } = setUp()
    watch()
    for (let i = 0; i < 600; i++) {
      const info = { uuid: `u${i}`, name: `Wallet ${i}`, rdns: `w${i}.example`, icon: '' }
      announce(page, { info, provider: createFakeProvider({}) })
    }
    await turn()
    expect(lists.map(({ length }) => length)).toEqual([0, 600])
  })

  it('lists a wallet once however often it announces itself', async () => {
    const { page, watch, lists, turn } = setUp()
    const stop = wallet({ name: 'Chatty', rdns: 'chatty.example' })
    stop.announce(page)
    watch()
    for (let i = 0; i < 5; i++) stop.announce(page)
    await turn()
    expect(lists).toHaveLength(1)
  })

  describe('two providers that announce one rdns', () => {
    const info = (uuid: string) => ({ uuid, name: 'Fox', rdns: 'fox.example', icon: '' })
    const answering = () => createFakeProvider({ eth_chainId: () => '0x1', eth_accounts: () => [] })
    const uids = (connectors: readonly Connector[]) => connectors.map((connector) => connector.info.uid)

    it('keep the first while it responds, and log a warning', async () => {
      const { page, ports, watch, connectors, settled } = setUp()
      const first = answering()
      watch()
      announce(page, { info: info('u-1'), provider: first })
      announce(page, { info: info('u-2'), provider: answering() })
      await settled()
      expect(uids(connectors())).toEqual(['u-1'])
      expect(first.requested).toEqual([{ method: 'eth_chainId' }])
      expect(ports.logged.filter(({ level }) => level === 'warn')).toHaveLength(1)
    })

    it('replace the first when its extension was reloaded and it refuses, permanently', async () => {
      const { page, watch, connectors, settled } = setUp()
      const removed = createFakeProvider({})
      const live = answering()
      watch()
      announce(page, { info: info('u-1'), provider: removed })
      announce(page, { info: info('u-2'), provider: live })
      await settled()
      expect(uids(connectors())).toEqual(['u-2'])
      announce(page, { info: info('u-1'), provider: removed })
      await settled()
      expect(uids(connectors())).toEqual(['u-2'])
      await connectors()[0]?.reconnect({ requests: [], signal: new AbortController().signal })
      expect(live.requested).toContainEqual({ method: 'eth_accounts' })
    })

    it("replace the first when it doesn't respond within 3 seconds", async () => {
      const { page, ports, watch, connectors, settled } = setUp()
      watch()
      announce(page, { info: info('u-1'), provider: createFakeProvider({ eth_chainId: () => new Promise(() => {}) }) })
      announce(page, { info: info('u-2'), provider: answering() })
      await settled()
      expect(uids(connectors())).toEqual(['u-1'])
      ports.clock.advance(3000)
      await settled()
      expect(uids(connectors())).toEqual(['u-2'])
    })

    it("don't hide the second at window.ethereum", async () => {
      const { page, watch, connectors, settled } = setUp()
      const second = answering()
      Object.assign(page, { ethereum: second })
      watch()
      announce(page, { info: info('u-1'), provider: answering() })
      announce(page, { info: info('u-2'), provider: second })
      await settled()
      expect(connectors().map((connector) => connector.info.name)).toEqual(['Fox', 'Browser Wallet'])
    })
  })

  it('lists both wallets when one has copied the uuid or the name of the other', async () => {
    const { page, watch, connectors, turn } = setUp()
    wallet({ name: 'Fox', rdns: 'evil.example', uuid: 'u-1' }).announce(page)
    watch()
    wallet({ name: 'Fox', rdns: 'fox.example', uuid: 'u-1' }).announce(page)
    await turn()
    expect(connectors().map(({ info }) => info.id)).toEqual(['evil.example', 'fox.example'])
  })

  it.each(['io.good', 'walletConnect', 'WALLETCONNECT', 'injected', 'injected-2', 'name:x'])(
    'gives a wallet without rdns that is called %s a unique ID',
    async (name) => {
      const { page, watch, connectors, turn } = setUp()
      wallet({ name, rdns: '' }).announce(page)
      watch()
      wallet({ name: 'Good', rdns: 'io.good' }).announce(page)
      await turn()
      expect(connectors().map(({ info }) => info.id)).toEqual([`name:${name}`, 'io.good'])
    },
  )

  it('lists at most two thousand wallets', async () => {
    const { page, watch, connectors, turn } = setUp()
    watch()
    for (let at = 0; at < 2001; at++)
      announce(page, {
        info: { uuid: 'u', name: 'n', rdns: `w${at}.example`, icon: '' },
        provider: createFakeProvider({}),
      })
    await turn()
    expect(connectors()).toHaveLength(2000)
  })

  it('handles announcements with garbage, markup or hostile getters', async () => {
    const { page, watch, connectors, turn } = setUp()
    const provider = createFakeProvider({})
    watch()
    const trap = new Proxy({}, { get: () => raise() })
    const info = { uuid: 'u', name: 'n', rdns: 'r.example', icon: 'data:image/png;base64,AA==' }
    const bad = [
      undefined,
      null,
      7,
      {},
      trap,
      { info: trap, provider },
      { info, provider: trap },
      { info, provider: {} },
    ]
    const worse = [
      { ...info, uuid: '' },
      { ...info, uuid: 'x'.repeat(129) },
      { ...info, name: '\u202E\u200B' },
      { ...info, name: {} },
    ]
    for (const detail of [...bad, ...worse.map((each) => ({ info: each, provider }))]) announce(page, detail)
    await turn()
    expect(connectors()).toEqual([])
    announce(page, {
      info: { ...info, name: '<img src=x onerror=alert(1)>\u202E', icon: 'https://tracker.example/i.png' },
      provider,
    })
    await turn()
    expect(connectors().map((each) => each.info)).toEqual([
      {
        id: 'r.example',
        uid: 'u',
        rdns: 'r.example',
        name: '<img src=x onerror=alert(1)>',
        type: 'ANNOUNCED',
        namespaces: ['eip155'],
      },
    ])
  })

  it('offers window.ethereum as a fallback under a neutral name', () => {
    const { page, watch, connectors } = setUp()
    wallet({ name: 'Old', flags: { isMetaMask: true } }).injectLegacy(page)
    watch()
    expect(connectors().map(({ info }) => info)).toEqual([
      { id: 'injected', name: 'Browser Wallet', type: 'INJECTED', namespaces: ['eip155'] },
    ])
  })

  it('lists a provider once, whether it was announced earlier or later', async () => {
    const { page, watch, names, turn } = setUp()
    const modern = wallet({ name: 'Modern', rdns: 'modern.example' })
    modern.injectLegacy(page)
    watch()
    expect(names()).toEqual(['Browser Wallet'])
    modern.announce(page)
    await turn()
    expect(names()).toEqual(['Modern'])
  })

  it('splits a shared window.ethereum into its unannounced providers', () => {
    const { page, watch, names } = setUp()
    const announced = wallet({ name: 'Announced', rdns: 'a.example' })
    const twice = createFakeProvider({})
    const providers = [announced.provider, twice, {}, createFakeProvider({}), twice]
    Object.assign(page, { ethereum: { ...createFakeProvider({}), providers } })
    announced.announce(page)
    watch()
    expect(names()).toEqual(['Announced', 'Browser Wallet', 'Browser Wallet 2'])
  })

  it('reads at most thirty-two providers of a shared window.ethereum', () => {
    const { page, watch, names } = setUp()
    const providers = Array.from({ length: 1000 }, () => createFakeProvider({}))
    Object.assign(page, { ethereum: { ...createFakeProvider({}), providers } })
    watch()
    expect(names()).toHaveLength(32)
  })

  it('handles a window.ethereum that throws', () => {
    const { page, watch, connectors } = setUp()
    const ethereum = new Proxy({}, { get: () => raise() })
    Object.assign(page, { ethereum })
    watch()
    expect(connectors()).toEqual([])
  })

  it('finds a wallet that is injected late at window.ethereum', async () => {
    const { page, watch, names, turn } = setUp()
    watch()
    expect(names()).toEqual([])
    wallet({ name: 'Slow' }).injectLegacy(page)
    page.dispatchEvent(new Event('ethereum#initialized'))
    await turn()
    expect(names()).toEqual(['Browser Wallet'])
  })

  it('removes all listeners when it is stopped', async () => {
    const { page, ports, watch, lists, turn } = setUp()
    const stop = watch()
    stop()
    expect(ports.announcements.listenerCount()).toBe(0)
    wallet({ name: 'Too late' }).announce(page)
    await turn()
    expect(lists).toHaveLength(1)
  })
})

function setUp() {
  const ports = createFakePorts()
  const lists: (readonly Connector[])[] = []
  const connectors = () => lists.at(-1) ?? []
  const watch = () => watchInjectedConnectors(ports, (list) => lists.push(list))
  return {
    ports,
    page: ports.announcements.page,
    lists,
    connectors,
    names: () => connectors().map(({ info }) => info.name),
    watch,
    /** Waits until wallets have been checked for a response. */
    async settled() {
      await vi.dynamicImportSettled()
      await new Promise<void>((resolve) => setTimeout(resolve, 0))
    },
    /** Discovery reports at the end of the tick. */
    turn: () => new Promise<void>((resolve) => setTimeout(resolve, 0)),
  }
}

function wallet(options: Partial<TestWalletOptions>) {
  return createTestWallet({ chains: [{ id: 31337, rpcUrl: 'http://127.0.0.1:1' }], ...options })
}

function announce(page: EventTarget, detail: unknown) {
  page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
}

function raise(): never {
  throw new Error('trap')
}
