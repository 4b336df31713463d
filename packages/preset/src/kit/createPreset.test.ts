import { eip155 } from '@kit/eip155-viem'
import { base, mainnet } from '@kit/eip155-viem/chains'
import { createFakeAnnouncements, createFakeFetch, createFakePlatform, createFakeStorage } from '@kit/testing'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { PresetError } from '../options/PresetError.js'
import type { PresetOptions } from '../options/PresetOptions.js'
import { subscribeEvents } from '../runtime/subscribeEvents.js'
import { subscribeTheme } from '../runtime/subscribeTheme.js'
import { createPreset } from './createPreset.js'

const metadata = { name: 'App', description: '', url: 'https://dapp.example', icons: [] }
const services = {
  api: 'https://api.example',
  directory: 'https://directory.example',
  analytics: 'https://analytics.example',
  relay: 'wss://relay.example',
  frame: 'https://frame.example',
}

function make(options: Partial<PresetOptions> = {}) {
  const fetch = createFakeFetch(() => ({ body: {} }))
  const ports = {
    fetch,
    storage: createFakeStorage(),
    platform: createFakePlatform(),
    announcements: createFakeAnnouncements(),
    log: { debug() {}, info() {}, warn() {}, error() {} },
  }
  const preset = createPreset({
    adapters: [eip155({ networks: [mainnet, base] })],
    metadata,
    ...options,
    kit: { ports, ...options.kit },
  })
  onTestFinished(() => preset.kit.destroy())
  const alerts: string[] = []
  subscribeEvents(preset, (event) => {
    if (event.type === 'kit/alert') alerts.push(event.code)
  })
  return { preset, kit: preset.kit, requested: () => fetch.calls.map(({ url }) => url), alerts }
}

describe('createPreset', () => {
  it('includes every feature whose service is set, and makes no request before the user acts', () => {
    const { kit, requested } = make({ services, projectId: 'p', siweConfig: {} as never })
    kit.start()
    const plugins = [
      'modal',
      'portfolio',
      'send',
      'activity',
      'analytics',
      'names',
      'onramp',
      'swap',
      'embedded',
      'siwx',
    ]
    expect(Object.keys(kit.plugins)).toEqual(expect.arrayContaining(plugins))
    expect(kit.directory).toBeDefined()
    expect(kit.wallets.getState().connectors.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['embedded', 'walletConnect']),
    )
    expect(requested()).toEqual([])
  })

  it('leaves out features without a service, and needs no project', async () => {
    const { kit, alerts } = make()
    kit.start()
    await kit.preload()
    expect(Object.keys(kit.plugins)).toEqual(['modal', 'portfolio', 'send', 'activity', 'analytics'])
    expect(kit.directory).toBeUndefined()
    expect(kit.options.tokenSource).toBeUndefined()
    expect(kit.wallets.getState().connectors).toEqual([])
    expect(alerts).toEqual([])
  })

  it('alerts the developer of a service without a project ID, and continues', async () => {
    const { kit, alerts } = make({ services: { api: 'https://api.example' } })
    kit.start()
    await kit.preload()
    await vi.waitFor(() => expect(alerts).toEqual(['PROJECT_ID_NOT_CONFIGURED']))
  })

  it('offers the chosen networks in order, and starts with the default one', () => {
    const { kit } = make({ networks: [{ id: 8453 }, 'eip155:1'] })
    expect(kit.adapters.get('eip155')?.networks.map(({ id }) => id)).toEqual(['eip155:8453', 'eip155:1'])
    expect(kit.active.getState().network?.id).toBe('eip155:8453')
    expect(make({ networks: [mainnet], defaultNetwork: mainnet }).kit.active.getState().network?.id).toBe('eip155:1')
  })

  it('refuses networks that no adapter has', () => {
    expect(() => make({ networks: ['eip155:1', 'eip155:5'] })).toThrow(PresetError)
    expect(() => make({ networks: ['eip155:1', 'eip155:5'] })).toThrow(
      'networks: must be a network of an adapter; received "eip155:5"',
    )
  })

  it("uses the endpoints of customRpcUrls instead of the network's own", async () => {
    const url = 'https://rpc.example'
    const { kit, requested } = make({ customRpcUrls: { 'eip155:1': [{ url }] } })
    const adapter = kit.adapters.get('eip155')
    const [one, other] = adapter?.networks ?? []
    expect(one?.rpcUrls).toEqual([url])
    expect(other?.rpcUrls).toEqual(base.rpcUrls.default.http)
    if (one) await adapter?.getBalance?.({ network: one, address: `0x${'1'.repeat(40)}` }).catch(() => undefined)
    expect(new Set(requested())).toEqual(new Set([url]))
  })

  it('supports payments if the app turns them on', () => {
    const payOf = (features: object) => make({ services, projectId: 'p', features }).kit.plugins.pay
    expect(payOf({})).toBeUndefined()
    expect(make({ features: { pay: true } }).kit.plugins.pay?.hasConversions()).toBe(false)
    expect(payOf({ pay: true })?.hasConversions()).toBe(true)
    expect(payOf({ pay: true, swaps: false })?.hasConversions()).toBe(false)
    const payConversions = [{ id: 'bridge', open: async () => Promise.reject(new Error('not opened')) }]
    expect(make({ features: { pay: true }, payConversions }).kit.plugins.pay?.hasConversions()).toBe(true)
  })

  it('shows only pairing links of the app with manualWCControl', () => {
    const { kit } = make({ services, projectId: 'p', manualWCControl: true })
    expect(kit.wallets.getState().connectors.map(({ id }) => id)).toEqual(['embedded'])
  })

  it('passes its options to createKit', () => {
    const { kit } = make({
      allWallets: 'ONLY_MOBILE',
      featuredWalletIds: ['a'],
      includeWalletIds: ['a', 'b'],
      excludeWalletIds: ['c'],
      customWallets: [{ id: 'own', name: 'Own', mobile_link: 'own://', image_url: 'https://dapp.example/own.png' }],
      termsConditionsUrl: '/terms',
      privacyPolicyUrl: '/privacy',
      tokens: { 'eip155:1': { address: '0x1' } },
      enableEmbedded: true,
      allowUnsupportedChain: true,
      enableNetworkSwitch: false,
      defaultAccountTypes: { eip155: 'eoa' },
      debug: true,
      features: { legalCheckbox: true, connectorTypeOrder: ['custom'] },
    })
    expect(kit.options).toMatchObject({
      wallets: {
        all: 'mobile',
        featured: ['a'],
        include: ['a', 'b'],
        exclude: ['c'],
        custom: [
          { id: 'own', name: 'Own', chains: [], mobileLink: 'own://', imageUrl: 'https://dapp.example/own.png' },
        ],
        order: ['custom'],
      },
      legal: { termsUrl: '/terms', privacyUrl: '/privacy', checkbox: true },
      tokens: { 'eip155:1': [{ address: '0x1' }] },
      inline: true,
      allowUnsupportedChain: true,
      enableNetworkSwitch: false,
      defaultAccountTypes: { eip155: 'eoa' },
      debug: true,
    })
  })
})

describe('preset at runtime', () => {
  it('changes the theme and notifies subscribers, with names of any prefix', () => {
    const { preset } = make({ themeVariables: { '--kit-color-mix-strength': '30%', '--any-accent': 'red' } })
    expect(preset.getThemeVariables()).toEqual({ colorMixStrength: 30, accent: 'red' })
    const reported: unknown[] = []
    const end = subscribeTheme(preset, (theme) => reported.push(theme))
    preset.setThemeMode('dark')
    preset.setThemeVariables({ accent: 'blue' })
    end()
    preset.setThemeMode('light')
    expect(reported).toEqual([
      { themeMode: 'dark', themeVariables: { colorMixStrength: 30, accent: 'red' } },
      { themeMode: 'dark', themeVariables: { colorMixStrength: 30, accent: 'blue' } },
    ])
    expect(preset.modalProps.theme).toBe('light')
  })

  it('resets a variable that is undefined, and notifies theme subscribers of nothing else', () => {
    const { preset } = make({ themeVariables: { accent: 'red', '--kit-color-mix-strength': '30%' } })
    const reported: unknown[] = []
    subscribeTheme(preset, (theme) => reported.push(theme))
    preset.updateOptions({ features: { send: false } })
    expect(reported).toEqual([])
    preset.setThemeVariables({ colorMixStrength: undefined })
    expect(reported).toEqual([{ themeMode: 'auto', themeVariables: { accent: 'red' } }])
  })

  it('changes options, and features individually; analytics follow', () => {
    const { preset, kit } = make({ features: { send: false } })
    preset.updateOptions({ features: { analytics: false }, allWallets: 'HIDE', termsConditionsUrl: '/terms' })
    expect(kit.options.wallets?.all).toBe(false)
    expect(kit.options.legal?.termsUrl).toBe('/terms')
    expect(kit.plugins.analytics.state.getState().isEnabled).toBe(false)
    preset.updateOptions({ features: { analytics: true } })
    expect(kit.plugins.analytics.state.getState().isEnabled).toBe(true)
  })

  it('refuses to change fixed options, and changes nothing', () => {
    const { preset } = make()
    const wrong = { themeMode: 'dark', debug: true } as never
    expect(() => preset.updateOptions(wrong)).toThrow("debug: can't be changed after the preset is created")
    expect(preset.getThemeMode()).toBe('auto')
  })
})
