import { createFakeStorage } from '@kit/testing'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { find, services, showPreset } from '../testing/showPreset.js'

const all = { services, projectId: 'p' } as const

describe('balance of an account', () => {
  it("comes from services.api, with the account's name", async () => {
    const { connect } = await showPreset(all, { isFunded: true })
    await connect()
    await expect.element(find('"Seven"').first()).toBeVisible()
    await expect.element(find('"seven.example"').first()).toBeVisible()
  })

  it('includes the tokens of the app, read from the chain', async () => {
    const tokens = { 'eip155:1': [{ address: `0x${'8'.repeat(40)}`, name: 'Eight', symbol: 'EGT', decimals: 18 }] }
    const { connect } = await showPreset({ tokens }, { isFunded: true })
    await connect()
    await expect.element(find('"Eight"').first()).toBeVisible()
    await expect.element(find('"1 EGT"').first()).toBeVisible()
  })

  it('comes from the chain without a service', async () => {
    const { connect, calls } = await showPreset({}, { isFunded: true })
    await connect()
    await expect.poll(() => calls.some(({ url }) => url.includes('rpc.example'))).toBe(true)
    await expect.element(find('tab Tokens')).toBeVisible()
    expect(find('"Seven"').query()).toBeNull()
  })
})

describe('an opt-in plugin', () => {
  it('becomes available with features.pay: the payment is shown', async () => {
    const { preset } = await showPreset({ features: { pay: true } })
    await preset.kit.connect({ connectorId: 'test.kit.wallet' })
    const recipient = `0x${'1'.repeat(40)}`
    const paid = preset.kit.plugins.pay?.open({ amount: '0.5', asset: 'native', recipient, network: 'eip155:1' })
    paid?.catch(() => undefined)
    await expect.element(find('heading Pay')).toBeVisible()
    await expect.element(find('"0.5 ETH"').first()).toBeVisible()
  })

  it('payConversions lets a payer choose another token to pay with', async () => {
    const { preset } = await showPreset({
      features: { pay: true },
      payConversions: [{ id: 'bridge', open: async () => Promise.reject(new Error('Not asked yet.')) }],
    })
    await preset.kit.connect({ connectorId: 'test.kit.wallet' })
    const recipient = `0x${'1'.repeat(40)}`
    const paid = preset.kit.plugins.pay?.open({ amount: '0.5', asset: 'native', recipient, network: 'eip155:1' })
    paid?.catch(() => undefined)
    await expect.element(find('button Pay with another token')).toBeVisible()
  })

  it('becomes available with features.smartSessions: the settings lead to them', async () => {
    const off = await showPreset(all)
    await off.connect()
    off.preset.kit.modal.push('AccountSettings')
    await expect.element(find('button Disconnect')).toBeVisible()
    expect(find('button Smart sessions').query()).toBeNull()
    off.preset.close()
    const { preset, connect } = await showPreset({ ...all, features: { smartSessions: true } })
    await connect()
    preset.kit.modal.push('AccountSettings')
    await expect.element(find('button Smart sessions')).toBeVisible()
  })
})

describe('networks of a feature', () => {
  it.each([
    ['swapNetworks', 'button Swap', 'button Buy'],
    ['onrampNetworks', 'button Buy', 'button Swap'],
  ])('follow the limits set by %s', async (option, closed, open) => {
    const { connect } = await showPreset({ ...all, [option]: ['eip155:8453'] })
    await connect()
    await expect.element(find(open)).toBeEnabled()
    await expect.element(find(closed)).toBeDisabled()
  })
})

describe('the kit option', () => {
  it('adds connectors of the app', async () => {
    const { preset } = await showPreset({
      kit: {
        connectors: [
          () => ({
            info: { id: 'own', name: 'Own Way', type: 'EXTERNAL', namespaces: ['eip155'] },
            connect: () => new Promise(() => undefined),
            reconnect: async () => undefined,
          }),
        ],
      },
    })
    preset.open()
    await expect.element(find('button Own Way')).toBeVisible()
  })

  it('sets the time zones in which no service is contacted', async () => {
    const { preset, hosts } = await showPreset(
      { ...all, kit: { blockedTimeZones: ['Europe/Zurich'] } },
      { platform: { timeZone: 'Europe/Zurich' } },
    )
    preset.open()
    await expect.element(find('button Test Wallet')).toBeVisible()
    expect(find('button Alder').query()).toBeNull()
    expect(hosts()).toEqual([])
  })

  it("sets the storage prefix, so two kits of one origin don't conflict", async () => {
    const storage = createFakeStorage()
    const first = await showPreset({}, { storage })
    await first.preset.kit.connect({ connectorId: 'test.kit.wallet' })
    await expect.poll(() => [...storage.items.keys()].some((key) => key.startsWith('kit.'))).toBe(true)
    const [other, same] = [
      await showPreset({ kit: { storagePrefix: 'other' } }, { storage: storage.openTab() }),
      await showPreset({}, { storage: storage.openTab() }),
    ]
    await expect.poll(() => same.preset.kit.active.getState().status).not.toBe('disconnected')
    expect(other.preset.kit.active.getState().status).toBe('disconnected')
    const buttonOf = ({ container }: typeof other) => page.elementLocator(container).getByRole('button').first()
    await expect.element(buttonOf(other)).toHaveTextContent('Connect Wallet')
    await expect.element(buttonOf(same)).not.toHaveTextContent('Connect Wallet')
  })

  it('sets the platform port, whose language the modal uses', async () => {
    const { preset } = await showPreset({ modal: { locale: 'auto' } }, { platform: { languages: ['ar-EG'] } })
    preset.open()
    await expect.element(find('heading ربط المحفظة')).toBeVisible()
  })
})

describe('the modal', () => {
  it.each([
    ['load', true],
    ['idle', true],
    ['intent', false],
    [false, false],
  ] as const)('mounts before the user points at its button with preload "%s": %s', async (preload, isThere) => {
    // The pointer stays where the previous test left it, possibly over the button.
    const emptyArea = document.createElement('div')
    emptyArea.style.cssText = 'position: fixed; inset: auto 0 0 auto; inline-size: 20px; block-size: 20px'
    document.body.append(emptyArea)
    onTestFinished(() => emptyArea.remove())
    await userEvent.hover(emptyArea)
    const { preset } = await showPreset({ modal: { preload } })
    await expect.element(find('button Connect Wallet')).toBeVisible()
    await new Promise<void>((resolve) => preset.kit.ports.whenIdle(resolve))
    const modal = () => document.querySelector('[data-kit=modal]')
    if (isThere) await expect.poll(modal).not.toBeNull()
    else expect(modal()).toBeNull()
  })

  it('loads only when it opens with preload false', async () => {
    const { preset } = await showPreset({ modal: { preload: false } })
    await find('button Connect Wallet').hover()
    await new Promise<void>((resolve) => preset.kit.ports.whenIdle(resolve))
    expect(document.querySelector('[data-kit=modal]')).toBeNull()
    await find('button Connect Wallet').click()
    await expect.element(find('dialog Connect Wallet')).toBeVisible()
  })
})

describe('a page in a restricted time zone', () => {
  const shanghai = { platform: { timeZone: 'Asia/Shanghai' } } as const

  it('contacts no service by default, whatever is opened, and keeps wallets and RPC working', async () => {
    const { preset, calls, beacons } = await showPreset(
      { ...all, features: { pay: true, smartSessions: true } },
      { ...shanghai, isFunded: true },
    )
    preset.open()
    await expect.element(find('button Test Wallet')).toBeVisible()
    for (const login of ['button Google', 'button Continue with passkey', 'textbox Email'])
      expect(find(login).query()).toBeNull()
    await expect.element(find('"WalletConnect isn’t available in your region.').first()).toBeVisible()
    preset.close()
    await preset.kit.connect({ connectorId: 'test.kit.wallet' })
    preset.open({ view: 'Account' })
    await expect.element(find('"Some information isn’t available in your region."')).toBeVisible()
    await expect.poll(() => calls.some(({ url }) => url.includes('rpc.example'))).toBe(true)
    for (const view of ['Transactions', 'WalletSend'] as const) {
      preset.kit.modal.push(view)
      await expect.element(find('"Some information isn’t available in your region."')).toBeVisible()
    }
    for (const view of ['Swap', 'OnRampProviders', 'ChooseAccountName', 'SmartSessionList'] as const) {
      preset.kit.modal.push(view)
      await expect.element(find('"This isn’t available in your region."')).toBeVisible()
    }
    const { activity, names, onramp, swap, embedded } = preset.kit.plugins
    await Promise.allSettled([
      activity.load(),
      names?.load(),
      onramp?.load(),
      onramp?.loadOrders(),
      swap?.start(),
      embedded?.connectPasskey(),
    ])
    expect(calls.map(({ url }) => new URL(url).host).filter((host) => host !== 'rpc.example')).toEqual([])
    expect(beacons).toEqual([])
    expect(document.querySelector('iframe[src*="frame.example"]')).toBeNull()
  })

  it('contacts its services with an empty list', async () => {
    const { preset, hosts } = await showPreset({ ...all, kit: { blockedTimeZones: [] } }, shanghai)
    preset.open()
    await expect.element(find('button Alder')).toBeVisible()
    expect(hosts()).toContain('directory.example')
  })
})
