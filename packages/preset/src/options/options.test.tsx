import type { Connector, Session } from '@kit/core/adapter'
import { eip155 } from '@kit/eip155-viem'
import { base } from '@kit/eip155-viem/chains'
import { createSiwx, formatSiweMessage, type SiweMessageInput } from '@kit/siwx'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import {
  getState,
  mountPreset,
  type PresetOptions,
  subscribeAccount,
  subscribeEvents,
  subscribeNetwork,
  subscribeProvider,
  subscribeState,
} from '../index.js'
import { find, host, local, type Page, services, showPreset } from '../testing/showPreset.js'

const projectId = 'p'
const metadata = { name: 'Page', description: '', url: 'https://dapp.example', icons: [] }
const token = `0x${'7'.repeat(40)}`

const siweConfig = {
  getNonce: async () => 'abcdefgh12345678',
  createMessage: ({ address, ...args }: SiweMessageInput) => formatSiweMessage(args, address),
  verifyMessage: async () => true,
  getSession: async () => null,
  signOut: async () => true,
}

type Case = readonly [
  title: string,
  options: Partial<PresetOptions>,
  where: 'Connect' | 'Account' | 'page',
  shown: readonly string[],
  hidden?: readonly string[],
  page?: Page,
]

const all = { services, projectId } as const
const actions = ['button Buy', 'button Swap', 'button Receive', 'button Send'] as const
const without = (name: string) => actions.filter((action) => action !== `button ${name}`)

const cases: readonly Case[] = [
  ['everything is on by default', all, 'Account', [...actions, 'tab Tokens', 'tab Activity']],
  ['features.swaps', { ...all, features: { swaps: false } }, 'Account', without('Swap'), ['button Swap']],
  ['features.onramp', { ...all, features: { onramp: false } }, 'Account', without('Buy'), ['button Buy']],
  ['features.receive', { ...all, features: { receive: false } }, 'Account', without('Receive'), ['button Receive']],
  ['features.send', { ...all, features: { send: false } }, 'Account', without('Send'), ['button Send']],
  ['features.history', { ...all, features: { history: false } }, 'Account', ['tab Tokens'], ['tab Activity']],
  ['features.email', { ...all, features: { email: false } }, 'Connect', ['button Continue with Google'], ['textbox']],
  [
    'features.socials',
    { ...all, features: { socials: false } },
    'Connect',
    ['textbox'],
    ['button Continue with Google'],
  ],
  [
    'features.socials in order',
    { ...all, features: { socials: ['github'] } },
    'Connect',
    ['button Continue with GitHub'],
    ['button Continue with Google'],
  ],
  [
    'features.emailShowWallets',
    { ...all, features: { emailShowWallets: false } },
    'Connect',
    ['textbox', 'button Continue with a wallet'],
    ['button Test Wallet'],
  ],
  [
    'features.collapseWallets',
    { features: { collapseWallets: true } },
    'Connect',
    ['button Continue with a wallet'],
    ['button Test Wallet'],
  ],
  [
    'features.allWallets',
    { ...all, features: { allWallets: false } },
    'Connect',
    ['button Alder'],
    ['button All Wallets'],
  ],
  [
    'features.legalCheckbox',
    { features: { legalCheckbox: true }, termsConditionsUrl: '/terms' },
    'Connect',
    ['checkbox I agree to the Terms of Service'],
  ],
  [
    'termsConditionsUrl',
    { termsConditionsUrl: '/terms' },
    'Connect',
    ['link Terms of Service'],
    ['link Privacy Policy', 'checkbox'],
  ],
  ['privacyPolicyUrl', { privacyPolicyUrl: '/privacy' }, 'Connect', ['link Privacy Policy'], ['link Terms of Service']],
  ['allWallets SHOW', all, 'Connect', ['button All Wallets']],
  ['allWallets HIDE', { ...all, allWallets: 'HIDE' }, 'Connect', ['button Alder'], ['button All Wallets']],
  [
    'allWallets ONLY_MOBILE on a desktop',
    { ...all, allWallets: 'ONLY_MOBILE' },
    'Connect',
    ['button Alder'],
    ['button All Wallets'],
  ],
  [
    'allWallets ONLY_MOBILE on a phone',
    { ...all, allWallets: 'ONLY_MOBILE' },
    'Connect',
    ['button All Wallets'],
    [],
    { platform: { isMobile: true } },
  ],
  [
    'services.directory',
    { services: { directory: services.directory }, projectId },
    'Connect',
    ['button Alder'],
    ['textbox'],
  ],
  [
    'services.relay',
    { services: { relay: services.relay }, projectId },
    'Connect',
    ['button Scan with your phone'],
    ['button Alder'],
  ],
  [
    'services.frame',
    { services: { frame: services.frame }, projectId },
    'Connect',
    ['textbox'],
    ['button Scan with your phone'],
  ],
  ['services.api', { services: { api: services.api }, projectId }, 'Account', ['button Buy', 'button Swap']],
  ['no services', {}, 'Account', ['button Receive', 'button Send'], ['button Buy', 'button Swap']],
  ['manualWCControl', { ...all, manualWCControl: true }, 'Connect', ['button Alder'], ['button Scan with your phone']],
  ['featuredWalletIds', { ...all, featuredWalletIds: ['5'.repeat(32)] }, 'Connect', ['button Fir']],
  ['includeWalletIds', { ...all, includeWalletIds: ['1'.repeat(32)] }, 'Connect', ['button Birch'], ['button Alder']],
  ['excludeWalletIds', { ...all, excludeWalletIds: ['Alder'] }, 'Connect', ['button Birch'], ['button Alder']],
  [
    'customWallets',
    { customWallets: [{ id: 'own', name: 'Own Wallet', mobile_link: 'own://' }] },
    'Connect',
    ['button Own Wallet'],
  ],
  ['adapters', { adapters: [eip155({ networks: [local(base)] })] }, 'page', ['button Base']],
  ['metadata', { siwx: createSiwx(), metadata: { ...metadata, name: 'Harbour' } }, 'Account', ['"Sign in to Harbour"']],
  ['networks', { networks: ['eip155:8453'] }, 'page', ['button Base']],
  ['defaultNetwork', { defaultNetwork: { id: 8453 } }, 'page', ['button Base']],
  [
    'debug, with a projectId that is missing',
    { services: { api: services.api }, debug: true },
    'Connect',
    ['"Project ID Not Configured"'],
  ],
  ['siwx', { siwx: createSiwx() }, 'Account', ['"Sign in to Page"']],
  ['siweConfig', { siweConfig }, 'Account', ['"Sign in to Page"']],
  ['modal', { modal: { locale: 'ar' } }, 'Connect', ['heading ربط المحفظة']],
]

const rows = cases.map(([title, ...rest]) => ({ title, rest }))

describe('an option', () => {
  it.each(rows)('changes the modal: $title', async ({ rest: [options, where, shown, hidden = [], setup] }) => {
    const { preset, connect } = await showPreset(options, setup)
    if (where === 'Account') await connect()
    else if (where === 'Connect') preset.open()
    for (const what of shown) await expect.element(find(what).first()).toBeVisible()
    for (const what of hidden) expect(find(what).query(), what).toBeNull()
  })
})

/** Returns whether one element precedes another in the document. */
const isBefore = (one: string, other: string): boolean =>
  (find(one).first().element().compareDocumentPosition(find(other).first().element()) &
    Node.DOCUMENT_POSITION_FOLLOWING) >
  0

describe('order options', () => {
  it('connectMethodsOrder orders the connect methods', async () => {
    const { preset } = await showPreset({ ...all, features: { connectMethodsOrder: ['social', 'wallet', 'email'] } })
    preset.open()
    await expect.element(find('textbox')).toBeVisible()
    await expect.element(find('button Continue with Google')).toBeVisible()
    expect(isBefore('button Continue with Google', 'button Test Wallet')).toBe(true)
    expect(isBefore('button Test Wallet', 'textbox')).toBe(true)
  })

  it('connectMethodsOrder defaults to wallets first if the browser has one, else to email', async () => {
    const has = await showPreset(all)
    has.preset.open()
    await expect.element(find('textbox')).toBeVisible()
    await expect.element(find('button Test Wallet')).toBeVisible()
    expect(isBefore('button Test Wallet', 'textbox')).toBe(true)
    expect(isBefore('textbox', 'button Continue with Google')).toBe(true)
  })

  it('connectorTypeOrder orders the kinds of wallets', async () => {
    const { preset } = await showPreset({
      ...all,
      features: { connectorTypeOrder: ['recommended', 'injected', 'walletConnect'] },
    })
    preset.open()
    await expect.element(find('button Alder')).toBeVisible()
    await expect.element(find('button Test Wallet')).toBeVisible()
    expect(isBefore('button Alder', 'button Test Wallet')).toBe(true)
  })

  it('walletFeaturesOrder orders the buttons below the balance', async () => {
    const { connect } = await showPreset({ ...all, features: { walletFeaturesOrder: ['send', 'onramp'] } })
    await connect()
    for (const name of actions) await expect.element(find(name)).toBeVisible()
    expect(isBefore('button Send', 'button Buy')).toBe(true)
    expect(isBefore('button Buy', 'button Receive')).toBe(true)
  })
})

describe('networks', () => {
  it("can't be switched with enableNetworkSwitch off", async () => {
    await showPreset()
    await expect.element(find('button Ethereum')).toBeEnabled()
    await showPreset({ enableNetworkSwitch: false })
    await expect.element(find('button Ethereum').nth(1)).toBeDisabled()
  })

  it("don't prompt with allowUnsupportedChain if the page doesn't support them", async () => {
    const { preset } = await showPreset({}, { isElsewhere: true })
    await preset.kit.connect({ connectorId: 'test.kit.wallet' })
    await expect.element(find('heading Unsupported network')).toBeVisible()
    const other = await showPreset({ allowUnsupportedChain: true }, { isElsewhere: true })
    await other.preset.kit.connect({ connectorId: 'test.kit.wallet' })
    expect(other.preset.kit.active.getState().isSupportedNetwork).toBe(false)
    expect(getState(other.preset).open).toBe(false)
  })
})

describe('the active account', () => {
  const [plain, smart] = [`0x${'a'.repeat(40)}`, `0x${'b'.repeat(40)}`] as const
  const session: Session = {
    provider: { request: async () => null, on: () => undefined, removeListener: () => undefined },
    accounts: [
      { namespace: 'eip155', address: plain, type: 'eoa' },
      { namespace: 'eip155', address: smart, type: 'smartAccount' },
    ],
    networkId: 'eip155:1',
    watch: () => () => undefined,
    disconnect: async () => undefined,
  }
  const connector = (): Connector => ({
    info: { id: 'both', name: 'Both', type: 'EXTERNAL', namespaces: ['eip155'] },
    connect: async () => ({ eip155: session }),
    reconnect: async () => undefined,
  })

  it.each([
    ['smartAccount', undefined, smart],
    ['the type in defaultAccountTypes', { eip155: 'eoa' as const }, plain],
  ])('defaults to %s if there are several accounts', async (_, defaultAccountTypes, address) => {
    const { preset } = await showPreset({
      ...(defaultAccountTypes && { defaultAccountTypes }),
      kit: { connectors: [connector] },
    })
    await preset.kit.connect({ connectorId: 'both' })
    preset.open()
    await expect.element(page.getByText(new RegExp(`^${address.slice(0, 4)}…`, 'i')).first()).toBeVisible()
  })
})

describe('requests to services', () => {
  it('include the project and the kit', async () => {
    const { preset, calls } = await showPreset({ ...all, sdkType: 'own', sdkVersion: '7' })
    preset.open()
    await expect.element(find('button Alder')).toBeVisible()
    const query = new URL(calls.find(({ url }) => url.includes('getWallets'))?.url ?? '').searchParams
    expect(['projectId', 'st', 'sv'].map((name) => query.get(name))).toEqual(['p', 'own', '7'])
  })

  it("aren't made before the user acts", async () => {
    const { hosts } = await showPreset(all)
    await expect.element(find('button Connect Wallet')).toBeVisible()
    expect(hosts()).toEqual([])
  })

  it('send analytics when the page is left, and never with analytics off', async () => {
    const { preset, platform, beacons } = await showPreset(all)
    preset.open()
    await expect.element(find('button Alder')).toBeVisible()
    platform.setVisible(false)
    await expect.poll(() => beacons).toEqual([expect.stringContaining('https://analytics.example/batch')])
    const other = await showPreset({ ...all, features: { analytics: false } })
    other.preset.open()
    await expect.poll(() => other.hosts()).toContain('directory.example')
    other.platform.setVisible(false)
    expect(other.beacons).toEqual([])
    expect(other.hosts()).not.toContain('analytics.example')
  })

  it.each([true, false])(
    'include the address of the account only with features.analyticsAddress (%s)',
    async (analyticsAddress) => {
      const { preset, connect, platform, beaconTexts } = await showPreset({ ...all, features: { analyticsAddress } })
      preset.open()
      await expect.element(find('button Alder')).toBeVisible()
      await connect()
      await expect
        .poll(() => {
          platform.setVisible(false)
          return beaconTexts.join()
        })
        .toContain('CONNECT_SUCCESS')
      expect(beaconTexts.join().includes('"address":"0x')).toBe(analyticsAddress)
    },
  )

  it('go to customRpcUrls for a chain, and include the tokens that are named', async () => {
    const { connect, hosts, calls } = await showPreset({
      customRpcUrls: { 'eip155:1': ['https://other.example'] },
      tokens: { 'eip155:1': [{ address: token, name: 'Seven', symbol: 'SVN', decimals: 18 }] },
    })
    await connect()
    await expect.poll(() => calls.some(({ body }) => body?.includes('7'.repeat(40)))).toBe(true)
    expect(hosts()).toEqual(['other.example'])
  })
})

describe('the theme', () => {
  it('follows themeMode and themeVariables, and changes while the modal is open', async () => {
    const { preset } = await showPreset({ themeMode: 'dark', themeVariables: { '--kit-accent': 'rgb(1, 2, 3)' } })
    preset.open()
    await expect.element(find('button Test Wallet')).toBeVisible()
    const theme = () => host().shadowRoot?.querySelector<HTMLElement>('[data-theme]')?.dataset['theme']
    expect(theme()).toBe('dark')
    expect(host().style.getPropertyValue('--kit-accent')).toBe('rgb(1, 2, 3)')
    preset.setThemeMode('light')
    preset.setThemeVariables({ accent: 'rgb(4, 5, 6)' })
    await expect.poll(theme).toBe('light')
    expect(host().style.getPropertyValue('--kit-accent')).toBe('rgb(4, 5, 6)')
  })

  it('includes the links of the app where users look for a wallet', async () => {
    const { preset } = await showPreset({ modal: { links: { wallets: 'https://compare.example' } } })
    preset.open()
    preset.kit.modal.push('GetWallet')
    await expect.element(find('link Explore all wallets')).toHaveAttribute('href', 'https://compare.example')
  })

  it('renders inline in the page with enableEmbedded', async () => {
    const { container } = await showPreset({ enableEmbedded: true })
    await expect.element(find('button Test Wallet')).toBeVisible()
    expect(container.contains(host())).toBe(true)
  })
})

describe('preset at runtime', () => {
  it('shows and hides features while the modal is open', async () => {
    const { preset, connect } = await showPreset(all)
    await connect()
    await expect.element(find('button Swap')).toBeVisible()
    preset.updateOptions({ features: { swaps: false, history: false } })
    await expect.poll(() => find('button Swap').query()).toBeNull()
    expect(find('tab Activity').query()).toBeNull()
    await expect.element(find('button Send')).toBeVisible()
    preset.updateOptions({ features: { swaps: true } })
    await expect.element(find('button Swap')).toBeVisible()
  })

  it('keeps wallets expanded after a press on their row', async () => {
    const { preset } = await showPreset({ features: { collapseWallets: true } })
    preset.open()
    await find('button Continue with a wallet').click()
    await expect.element(find('button Test Wallet')).toBeVisible()
    preset.close()
    preset.open()
    await expect.element(find('button Test Wallet')).toBeVisible()
  })

  it('notifies subscribers of state, account, network, provider and events', async () => {
    const { preset, wallet } = await showPreset()
    const received: Record<string, unknown> = {}
    subscribeState(preset, ({ open }) => Object.assign(received, { open }))
    subscribeAccount(preset, ({ address }) => Object.assign(received, { address }))
    subscribeNetwork(preset, (network) => Object.assign(received, { network: network?.id }))
    subscribeProvider(preset, (provider) => Object.assign(received, { provider }))
    const types = new Set<string>()
    subscribeEvents(preset, ({ type }) => types.add(type))
    preset.open()
    await find('button Test Wallet').click()
    await expect.poll(() => received['address']).toBe(wallet.selected)
    await expect.poll(() => received['provider']).toBe(wallet.provider)
    await preset.kit.switchNetwork({ networkId: 'eip155:8453' })
    expect(received).toMatchObject({ address: wallet.selected, network: 'eip155:8453' })
    expect(types).toContain('connection/connected')
    await preset.kit.disconnect()
    await expect.poll(() => received['provider']).toBeUndefined()
    expect(received['address']).toBeUndefined()
  })

  it('mounts and unmounts the modal in a page without React', async () => {
    const { preset } = await showPreset({}, { isMounted: true })
    const { prepare, unmount } = await mountPreset(preset)
    prepare()
    preset.open()
    await expect.element(find('button Test Wallet')).toBeVisible()
    preset.setThemeMode('dark')
    await expect
      .poll(() => host().shadowRoot?.querySelector<HTMLElement>('[data-theme]')?.dataset['theme'])
      .toBe('dark')
    unmount()
    expect(host()).toBeNull()
  })

  it('removes options that are no longer set in a page without React', async () => {
    const { preset } = await showPreset({ modal: { messages: { 'connect.title': 'Come in' } } }, { isMounted: true })
    const { unmount } = await mountPreset(preset)
    onTestFinished(unmount)
    preset.open()
    await expect.element(find('dialog Come in')).toBeVisible()
    preset.updateOptions({ modal: { locale: 'en' } })
    await expect.element(find('dialog Connect Wallet')).toBeVisible()
  })

  it('removes the open modal when the kit is destroyed', async () => {
    const { preset } = await showPreset()
    preset.open()
    await expect.element(find('button Test Wallet')).toBeVisible()
    preset.kit.destroy()
    await expect.element(find('dialog')).not.toBeInTheDocument()
  })
})
