import { KitError, type KitErrorCode, type PairingState } from '@kit/core'
import {
  createFixtureKit,
  type Fixture,
  type FixtureOptions,
  fixtureConnections,
  fixtureConnectors,
  fixtureWallets,
} from '@kit/fixture'
import type { ViewEntry } from '@kit/modal'
import { KitProvider } from '@kit/react'
import { StrictMode } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { KitModal } from '../index.js'

const [moss] = fixtureWallets
const [fox] = fixtureConnections
if (moss === undefined || fox === undefined) throw new Error('The fixtures have no wallet.')
const directory = {
  recommended: fixtureWallets.slice(0, 3),
  all: { status: 'success', wallets: fixtureWallets, count: fixtureWallets.length },
} as const
const paired = {
  ...fox,
  id: 'eip155:walletConnect',
  connector: { id: 'walletConnect', name: 'WalletConnect', type: 'WALLET_CONNECT', namespaces: ['eip155'] },
  wallet: { name: 'Juniper' },
} as const
const at = (name: 'Connect' | 'AllWallets' | 'ConnectingWalletConnectBasic'): readonly ViewEntry[] => [
  { name, data: undefined },
]
const atPairing = (wallet?: object): readonly ViewEntry[] => [
  { name: 'ConnectingWalletConnect', data: { wallet } } as ViewEntry,
]
const iosSafari = { isMobile: true, os: 'ios', isSafari: true } as const
const telegram = { isMobile: true, os: 'ios', isTelegram: true } as const
const android = { isMobile: true, os: 'android' } as const
const failed: PairingState = {
  status: 'failed',
  error: new KitError('pairing/relayUnreachable', { shortMessage: 'No relay' }),
  retryAtMs: 0,
}

async function show(options: FixtureOptions, locale = 'en'): Promise<Fixture> {
  const fixture = createFixtureKit(options)
  await render(
    <StrictMode>
      <KitProvider kit={fixture.kit}>
        <KitModal theme="light" locale={locale} />
      </KitProvider>
    </StrictMode>,
  )
  return fixture
}
const called = (fixture: Fixture, command: string) => fixture.calls.filter((call) => call.command === command)
/** Clicks even if the button is disabled. */
const press = (button: { element(): Element }): void => (button.element() as HTMLElement).click()
const row = (name: string | RegExp) => page.getByRole('button', { name })

describe('a row that requires a pairing link', () => {
  const states = { directory, wallets: { connectors: fixtureConnectors.slice(0, 2) } }

  it.each([iosSafari, telegram])('waits for the link in Safari and Telegram on iOS: %o', async (platform) => {
    const fixture = await show({
      history: at('Connect'),
      platform,
      states: { directory, pairing: { status: 'preparing' } },
    })
    await expect.element(row('Moss')).toHaveAttribute('aria-disabled', 'true')
    expect(row('Moss').element().getAttribute('aria-busy')).toBe('true')
    press(row('Moss'))
    expect(called(fixture, 'chooseWallet')).toHaveLength(0)
    fixture.pairing.update(() => ({ status: 'ready', uri: 'wc:1', expiresAtMs: 4e12 }))
    await expect.element(row('Moss')).not.toHaveAttribute('aria-disabled')
    await row('Moss').click()
    expect(called(fixture, 'chooseWallet')).toHaveLength(1)
  })

  it('waits in AllWallets, too', async () => {
    const fixture = await show({
      history: at('AllWallets'),
      platform: iosSafari,
      states: { directory, pairing: { status: 'preparing' } },
    })
    await expect.element(row('Aurora')).toHaveAttribute('aria-disabled', 'true')
    press(row('Aurora'))
    expect(called(fixture, 'chooseWallet')).toHaveLength(0)
  })

  it("doesn't wait elsewhere, because its view can wait there", async () => {
    await show({ history: at('Connect'), platform: android, states: { directory, pairing: { status: 'preparing' } } })
    await expect.element(row('Moss')).not.toHaveAttribute('aria-disabled')
  })

  it('becomes enabled when the link could not be prepared, and the list offers a retry', async () => {
    const fixture = await show({ history: at('Connect'), platform: iosSafari, states: { directory, pairing: failed } })
    await expect.element(row('Moss')).not.toHaveAttribute('aria-disabled')
    await row('Try again').click()
    expect(called(fixture, 'startPairing')).toHaveLength(1)
  })

  it('stays disabled while a pairing connection exists, shows why, and the list offers to disconnect it', async () => {
    const fixture = await show({
      history: at('Connect'),
      states: { ...states, connections: { connections: [paired], activeIds: [paired.id] } },
    })
    await expect.element(row('Moss Disconnect Juniper first')).toHaveAttribute('aria-disabled', 'true')
    press(row(/^Moss/))
    expect(called(fixture, 'chooseWallet')).toHaveLength(0)
    await expect.element(row(/Fox Wallet/)).toBeEnabled()
    await page.getByRole('button', { name: 'Disconnect Juniper', exact: true }).click()
    expect(called(fixture, 'disconnect')[0]?.args[0]).toEqual({ connectionId: paired.id })
    fixture.connections.update(() => ({ connections: [], activeIds: [] }))
    await expect.element(row('Moss')).not.toHaveAttribute('aria-disabled')
    expect(row(/Disconnect Juniper/).query()).toBeNull()
  })

  it('stays enabled when the wallet opens the page in its own browser', async () => {
    const own = { ...moss, browseLink: 'https://moss.example/{href}' }
    await show({
      history: at('Connect'),
      platform: iosSafari,
      states: { directory: { ...directory, recommended: [own] }, pairing: { status: 'preparing' } },
    })
    await expect.element(row('Moss')).not.toHaveAttribute('aria-disabled')
  })
})

describe('a link that opened nothing', () => {
  const linking = { name: 'Moss', href: 'moss://', status: 'notOpened' } as const
  const pairing = { status: 'ready', uri: 'wc:1', expiresAtMs: 4e12, linking } as const
  const link = (name: string) => page.getByRole('link', { name })

  it('offers the universal link, to follow in the gesture', async () => {
    await show({
      history: atPairing({ ...moss, linkMode: 'https://moss.example' }),
      platform: iosSafari,
      states: { pairing },
    })
    await expect
      .element(link('Try another way to open Moss'))
      .toHaveAttribute('href', 'https://moss.example/wc?uri=wc%3A1')
    await expect.element(row('Open Moss')).toBeVisible()
  })

  it('offers the store of the device when there is no universal link', async () => {
    await show({ history: atPairing(moss), platform: android, states: { pairing } })
    await expect
      .element(link('Install Moss'))
      .toHaveAttribute('href', 'https://play.google.com/store/apps/details?id=moss')
  })

  it('offers nothing before the two seconds have passed', async () => {
    await show({
      history: atPairing(moss),
      platform: android,
      states: { pairing: { ...pairing, linking: { ...linking, status: 'opening' } } },
    })
    await expect.element(row('Open Moss')).toBeVisible()
    expect(page.getByRole('link').query()).toBeNull()
  })
})

describe('a wallet that opens the page in its own browser', () => {
  const own = { ...moss, browseLink: 'https://moss.example/{href}', inPageMarkers: ['mossWallet'] }
  const linking = { name: 'Moss', href: 'https://moss.example/', status: 'opening' } as const
  const pairing = { status: 'inAppBrowser', wallet: own, linking } as const
  const store = () => page.getByRole('link', { name: 'Install Moss' })

  it('opens with its button, and offers no pairing link', async () => {
    const fixture = await show({ history: atPairing(own), platform: android, states: { pairing } })
    await expect.element(page.getByText('Open this page in Moss to connect.')).toBeVisible()
    await row('Open in Moss').click()
    const [call] = called(fixture, 'openWalletLink')
    expect(call?.args).toMatchObject([{ name: 'Moss' }, 'inAppBrowser', undefined])
    expect(row('Copy link').query()).toBeNull()
    expect(store().query()).toBeNull()
  })

  it('offers the store of the device when nothing opened', async () => {
    const fixture = await show({ history: atPairing(own), platform: android, states: { pairing } })
    fixture.pairing.update(() => ({ ...pairing, linking: { ...linking, status: 'notOpened' } }))
    await expect.element(page.getByText('Nothing happened? You may need to install Moss.')).toBeVisible()
    await expect.element(store()).toHaveAttribute('href', 'https://play.google.com/store/apps/details?id=moss')
    await expect.element(row('Open in Moss')).toBeVisible()
  })

  it('shows a message when the page is already open there', async () => {
    await show({ history: atPairing(own), platform: android, globals: { mossWallet: {} } })
    await expect.element(page.getByText(/^This page is already open in Moss/)).toBeVisible()
    expect(row('Open in Moss').query()).toBeNull()
  })

  it('appears as installed when the page detects it there without a name', async () => {
    const generic = { id: 'injected', name: 'Browser Wallet', type: 'INJECTED', namespaces: ['eip155'] } as const
    const fixture = await show({
      history: at('Connect'),
      platform: android,
      globals: { mossWallet: {} },
      states: { directory: { ...directory, recommended: [own] }, wallets: { connectors: [generic] } },
    })
    await row(/^Moss/).click()
    expect(called(fixture, 'chooseWallet')[0]?.args[0]).toMatchObject({ name: 'Moss', connectorIds: ['injected'] })
    expect(row('Browser Wallet').query()).toBeNull()
  })

  it('opens in a region where pairing is blocked', async () => {
    await show({ history: atPairing(own), platform: android, isRegionBlocked: true })
    await expect.element(row('Open in Moss')).toBeVisible()
  })
})

it('a QR code is for another device on a phone, and for the phone on a desktop', async () => {
  await show({ history: atPairing(), platform: android, states: { pairing: { status: 'preparing' } } })
  await expect.element(page.getByRole('heading', { name: 'Scan with another device', level: 2 })).toBeVisible()
})

describe('a failed pairing', () => {
  const ended = (code: KitErrorCode): PairingState => ({
    status: 'failed',
    error: new KitError(code, { shortMessage: 'No' }),
    retryAtMs: 0,
  })

  it.each([
    ['pairing/notSupported', 'Unsupported network'],
    ['connection/noAccounts', 'Unsupported network'],
    ['pairing/failed', 'Couldn’t connect'],
    ['network/offline', 'You’re offline'],
    ['pairing/relayUnreachable', 'Couldn’t create a QR code'],
  ] as const)('with %s shows the title %s', async (code, title) => {
    const fixture = await show({ history: atPairing(moss), states: { pairing: ended(code) } })
    await expect.element(page.getByRole('heading', { name: title, level: 3 })).toBeVisible()
    // Same layout as a failed connect: the wallet, the explanation below it, and the actions below that.
    const root = document.querySelector('[data-kit=modal]')?.shadowRoot
    const below = () => {
      const picture = root?.querySelector('[data-landing] [data-size="72"]')?.getBoundingClientRect() as DOMRect
      const words = page.getByRole('heading', { name: title, level: 3 }).element().getBoundingClientRect()
      const aside = Math.abs(words.x + words.width / 2 - picture.x - picture.width / 2)
      return [words.top > picture.bottom, Math.round(aside)]
    }
    // Once the picture has stopped shaking.
    await expect.poll(below).toEqual([true, 0])
    await row('Try again').click()
    expect(called(fixture, 'startPairing')).toHaveLength(1)
  })

  it.each([{}, android])(
    'offers another wallet when the wallet supports no network of the app: %o',
    async (platform) => {
      const fixture = await show({
        history: atPairing(moss),
        platform,
        states: { pairing: ended('pairing/notSupported') },
      })
      await row('Choose another wallet').click()
      expect(called(fixture, 'showWallets')).toHaveLength(1)
    },
  )
})

describe('a wallet whose stored connection is outdated', () => {
  const outdate = (fixture: Fixture) => fixture.modal.update((state) => ({ ...state, outdatedWallet: 'Juniper' }))
  const sentence = 'This app now uses more networks or features. Connect Juniper again.'

  it.each([
    [
      'its own row',
      { connectors: fixtureConnectors, recent: [{ ...moss, id: 'juniper', name: 'Juniper' }] },
      'Juniper',
    ],
    ['the pairing with any', { connectors: [paired.connector], recent: [] }, 'WalletConnect'],
  ] as const)('appears by name in the list, which offers to reconnect it by %s', async (_, wallets, name) => {
    const fixture = await show({ history: at('Connect'), states: { directory, wallets: wallets as never } })
    outdate(fixture)
    await expect.element(page.getByText(sentence)).toBeVisible()
    await row('Connect again').click()
    expect(called(fixture, 'chooseWallet')[0]?.args[0]).toMatchObject({ name })
  })
})

describe("a region where services can't be contacted", () => {
  const blocked = { isRegionBlocked: true, options: { connectors: [() => ({}) as never] } } as const
  const sentence = /^WalletConnect isn’t available in your region. You can still use an installed wallet/

  it.each(['Connect', 'AllWallets', 'ConnectingWalletConnectBasic'] as const)(
    'has an explanation in one sentence in %s',
    async (name) => {
      await show({ history: at(name), states: { wallets: { connectors: fixtureConnectors } }, ...blocked })
      await expect.element(page.getByText(sentence)).toBeVisible()
      if (name === 'Connect') await expect.element(row(/Fox Wallet/)).toBeEnabled()
    },
  )

  it('has an explanation in the pairing view in place of a QR code', async () => {
    await show({ history: atPairing(moss), ...blocked })
    await expect.element(page.getByText(sentence)).toBeVisible()
    expect(row('Copy link').query()).toBeNull()
  })

  it('has no mention when the app configured no service, or elsewhere', async () => {
    await show({
      history: at('Connect'),
      states: { wallets: { connectors: fixtureConnectors } },
      isRegionBlocked: true,
    })
    await expect.element(row(/Fox Wallet/)).toBeVisible()
    expect(page.getByText(sentence).query()).toBeNull()
  })
})
