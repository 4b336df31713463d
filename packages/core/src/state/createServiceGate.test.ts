import { codeOf, createFakeAdapter, createFakePorts, createFakeWallet } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { createKit } from '../kit/createKit.js'
import type { Plugin, PluginContext } from '../kit/Plugin.js'
import { restrictedTimeZones } from '../kit/restrictedTimeZones.data.js'
import { createServiceGate } from './createServiceGate.js'

const gateIn = (timeZone: string | undefined, blockedTimeZones?: readonly string[]) =>
  createServiceGate(
    { platform: { ...createFakePorts().platform, timeZone } },
    { ...(blockedTimeZones && { blockedTimeZones }) },
  )

describe('createServiceGate', () => {
  it.each(['Asia/Shanghai', 'Asia/Urumqi', 'Asia/Hong_Kong', 'Asia/Macau'])('blocks %s with the list', (timeZone) => {
    expect(gateIn(timeZone, restrictedTimeZones).isBlocked()).toBe(true)
    expect(() => gateIn(timeZone, restrictedTimeZones).require()).toThrow('not available in this region')
  })

  it('blocks no time zone without a list', () => {
    expect(gateIn('Asia/Shanghai').isBlocked()).toBe(false)
    expect(gateIn('Asia/Shanghai', []).isBlocked()).toBe(false)
  })

  it('blocks neither other time zones nor an unknown one', () => {
    expect(gateIn('Asia/Taipei', restrictedTimeZones).isBlocked()).toBe(false)
    expect(gateIn(undefined, restrictedTimeZones).isBlocked()).toBe(false)
  })
})

describe('a kit in a blocked time zone', () => {
  /** Creates a kit with a plugin that contacts its service. */
  function setUp(blockedTimeZones?: readonly string[], debug = false) {
    const ports = createFakePorts()
    const checks: (() => void)[] = []
    const service = { guard: (check: () => void) => void checks.push(check) }
    const reach: Plugin<'reach', Pick<PluginContext, 'requireServices' | 'ports'>> = {
      id: 'reach',
      services: [service, undefined],
      setup: ({ requireServices, ports }) => ({ requireServices, ports }),
    }
    const paired = createFakeWallet('walletConnect', ['eip155'], { type: 'WALLET_CONNECT' })
    const logged: string[] = []
    const sent: string[] = []
    const kit = createKit({
      metadata: { name: 'Test', description: '', url: 'https://dapp.example', icons: [] },
      adapters: [() => createFakeAdapter('eip155', [])],
      connectors: [() => paired.connector],
      plugins: [reach],
      ports: {
        ...ports,
        fetch: async (url) => {
          sent.push(url)
          return { ok: true, status: 200, headers: { get: () => null }, json: async () => ({}), text: async () => '' }
        },
        platform: { ...ports.platform, timeZone: 'Asia/Shanghai' },
        log: { ...ports.log, info: (message) => void logged.push(message) },
      },
      debug,
      ...(blockedTimeZones && { blockedTimeZones }),
    })
    kit.start()
    const request = async () => {
      for (const check of checks) check()
      return 'answer'
    }
    return { kit, request, checks, logged, sent }
  }

  it("rejects the requests of each plugin's services", async () => {
    const { kit, request, checks } = setUp(restrictedTimeZones)
    expect(checks).toHaveLength(1)
    expect(await codeOf(request())).toBe('kit/regionBlocked')
    expect(() => kit.plugins.reach.requireServices()).toThrow()
  })

  it("rejects requests of plugins, except to the app's own server", async () => {
    const { kit, sent } = setUp(restrictedTimeZones)
    const { ports } = kit.plugins.reach
    expect(await codeOf(ports.fetch('https://service.example/'))).toBe('kit/regionBlocked')
    await ports.appFetch('https://dapp.example/')
    expect(sent).toEqual(['https://dapp.example/'])
  })

  it('lets plugins fetch where the app did not opt in', async () => {
    const { kit, sent } = setUp()
    await kit.plugins.reach.ports.fetch('https://service.example/')
    expect(sent).toEqual(['https://service.example/'])
  })

  it('reaches its services where the app did not opt in', async () => {
    const { kit, request } = setUp()
    expect(await request()).toBe('answer')
    expect(kit.isRegionBlocked).toBe(false)
    expect(kit.wallets.getState().connectors.map(({ id }) => id)).toEqual(['walletConnect'])
  })

  it('logs the block in debug mode', () => {
    expect(setUp(restrictedTimeZones).logged).toEqual([])
    expect(setUp(restrictedTimeZones, true).logged).toEqual([expect.stringContaining('Asia/Shanghai')])
    expect(setUp([], true).logged).toEqual([])
  })
})
