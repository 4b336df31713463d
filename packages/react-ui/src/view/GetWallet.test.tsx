import { createFixtureKit, type Fixture, type FixtureOptions } from '@kit/fixture'
import { KitProvider } from '@kit/react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { KitModal } from '../index.js'
import { canGetWallet } from './canGetWallet.js'
import { knownWallets } from './knownWallets.data.js'
import { listKnownWallets } from './listKnownWallets.js'

async function show(options: FixtureOptions): Promise<Fixture> {
  const fixture = createFixtureKit({ hasDirectory: false, ...options })
  await render(
    <KitProvider kit={fixture.kit}>
      <KitModal theme="light" locale="en" />
    </KitProvider>,
  )
  return fixture
}
const atConnect = [{ name: 'Connect', data: undefined }] as const
const atGetWallet = [{ name: 'GetWallet', data: undefined }] as const
const phone = {
  isMobile: true,
  os: 'ios',
  href: 'https://dapp.example/a?b=1#c',
  origin: 'https://dapp.example',
} as const

describe('GetWallet without a wallet directory', () => {
  it.each([
    ['desktop', {}],
    ['phone', phone],
  ])('opens from an empty Connect view and shows well-known wallets on a %s', async (_, platform) => {
    await show({ history: atConnect, platform })
    await page.getByRole('button', { name: 'Get a wallet' }).click()
    await expect.element(page.getByRole('button', { name: /^MetaMask Browser and phone · Ethereum/ })).toBeVisible()
    const names = page.getByRole('list', { name: 'Get a wallet' }).getByRole('button').elements()
    expect(names.length).toBeGreaterThan(3)
  })

  it("offers on a phone to open the page in the wallet's browser", async () => {
    await show({ history: atGetWallet, platform: phone })
    await page.getByRole('button', { name: /^MetaMask/ }).click()
    const open = page.getByRole('link', { name: 'Open in MetaMask' })
    await expect.element(open).toHaveAttribute('href', 'https://link.metamask.io/dapp/dapp.example/a?b=1#c')
    await expect.element(page.getByRole('link', { name: 'iPhone and iPad' })).toBeVisible()
  })

  it('omits wallets that the app excludes', async () => {
    const options = { wallets: { exclude: ['io.metamask'] } } as never
    await show({ history: atGetWallet, options })
    await expect.element(page.getByRole('button', { name: /^Rainbow/ })).toBeVisible()
    expect(page.getByRole('button', { name: /^MetaMask/ }).query()).toBeNull()
  })

  it('has no button when the list would be empty', async () => {
    const kit = { adapters: new Map([['unheard', {}]]), options: {} } as never
    expect(canGetWallet(kit, undefined)).toBe(false)
    expect(canGetWallet(kit, { wallets: 'https://wallets.example' })).toBe(true)
  })
})

describe('AllWallets without a wallet directory', () => {
  const pairing = {
    id: 'walletConnect',
    name: 'WalletConnect',
    type: 'WALLET_CONNECT',
    namespaces: ['eip155'],
  } as const
  const states = { wallets: { connectors: [pairing], recent: [] } } as never
  const history = [{ name: 'AllWallets', data: undefined }] as const

  it('shows the well-known wallets that a phone can pair with or open the page in', async () => {
    const { calls } = await show({ history, states, platform: phone })
    await page.getByRole('button', { name: 'MetaMask' }).click()
    const args = calls.find(({ command }) => command === 'chooseWallet')?.args ?? []
    expect(args[0]).toMatchObject({ name: 'MetaMask', wallet: { mobileLink: 'metamask://' } })
    expect((args[0] as { wallet: object }).wallet).not.toHaveProperty('browseLink')
    await expect.element(page.getByRole('button', { name: 'Coinbase Wallet' })).toBeVisible()
  })

  it('finds wallets by name', async () => {
    await show({ history, states, platform: phone })
    await page.getByRole('searchbox').fill('rain')
    await expect.element(page.getByRole('button', { name: 'Rainbow' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'MetaMask' })).not.toBeInTheDocument()
  })
})

describe('knownWallets', () => {
  it.each(['eip155', 'solana', 'bip122', 'polkadot', 'cosmos'])('includes some for %s', (family) => {
    expect(listKnownWallets((name) => name === family).length).toBeGreaterThan(0)
    expect(canGetWallet({ adapters: new Map([[family, {}]]), options: {} } as never, undefined)).toBe(true)
  })

  it('includes only stores and links over https', () => {
    for (const { browseLink = 'https://', homepage } of knownWallets)
      for (const link of [browseLink, homepage]) expect(link).toMatch(/^https:/)
  })
})
