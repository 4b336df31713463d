import { KitError } from '@kit/core'
import { createFixtureKit, type Fixture, type FixtureOptions, fixtureAddress, fixtureConnections } from '@kit/fixture'
import { KitProvider } from '@kit/react'
import { StrictMode } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { KitModal } from '../index.js'

const [fox, harbor] = fixtureConnections
if (fox === undefined || harbor === undefined) throw new Error('The fixtures have no connection.')
const explorer = `https://explorer.example/address/${fixtureAddress}`

async function show(
  view: 'Account' | 'AccountSettings' | 'ProfileWallets',
  states: FixtureOptions['states'] = {},
  more: FixtureOptions = {},
): Promise<Fixture> {
  const fixture = createFixtureKit({
    ...more,
    history: [{ name: view, data: undefined }],
    states: {
      active: { status: 'connected', connection: fox, account: fox?.account },
      connections: { connections: fixtureConnections, activeIds: [fox?.id ?? ''] },
      account: { address: fixtureAddress, addressExplorerUrl: explorer },
      ...states,
    },
  })
  await render(
    <StrictMode>
      <KitProvider kit={fixture.kit}>
        <KitModal theme="light" locale="en" />
      </KitProvider>
    </StrictMode>,
  )
  return fixture
}
const called = (fixture: Fixture, command: string) => fixture.calls.filter((call) => call.command === command)
const error = new KitError('rpc/failed', { shortMessage: 'An example' })
const button = (name: string | RegExp) => page.getByRole('button', { name })

describe('the balance', () => {
  it('shows a dash when it failed to load, never zero, says that it is unavailable, and can be retried', async () => {
    const fixture = await show('Account', {
      account: { address: fixtureAddress, balance: { status: 'error', error, retryAtMs: 0 } },
    })
    await expect.element(page.getByText('—')).toBeVisible()
    expect(
      page
        .getByText(/\d/)
        .elements()
        .map((element) => element.textContent),
    ).toEqual(['0x8b…4DBA72', '0x8b…4DBA72'])
    await expect.element(page.getByText('Balance unavailable')).toBeVisible()
    await button('Try again').click()
    expect(called(fixture, 'refreshBalance')).toHaveLength(1)
  })

  it('stays after a failed refresh, in a muted color and with its age', async () => {
    const data = { value: 2n, decimals: 0, symbol: 'ETH' }
    // The clock stands at 0.
    const dataAtMs = -300_000
    await show('Account', {
      account: { address: fixtureAddress, balance: { status: 'error', error, retryAtMs: 0, data, dataAtMs } },
    })
    await expect.element(page.getByText(/Updated 5 min ago/)).toBeVisible()
    expect(page.getByText('ETH', { exact: true }).element().closest('[data-stale]')?.textContent).toBe('2 ETH')
    expect(page.getByText('Balance unavailable').query()).toBeNull()
  })

  it('stays on one line when it is huge, compact, with its exact value on hover and for screen readers', async () => {
    const data = { value: 123_456_789_012_345_678_901n, decimals: 9, symbol: 'ETH' }
    await page.viewport(320, 640)
    await show('Account', { account: { address: fixtureAddress, balance: { status: 'success', data } } })
    const number = page.getByTitle('123,456,789,012.345678901')
    await expect.element(number).toBeVisible()
    expect(number.element().textContent).toBe('123.4B123,456,789,012.345678901')
    expect(number.element().getClientRects()).toHaveLength(1)
    await expect.element(page.getByText('ETH', { exact: true })).toBeVisible()
  })

  it("can't be retried right after a failure", async () => {
    await show('Account', {
      account: { address: fixtureAddress, balance: { status: 'error', error, retryAtMs: 30_000 } },
    })
    await expect.element(button('Try again')).toBeDisabled()
  })

  it('shows no mark of an old amount when it is zero', async () => {
    await show('Account', {
      account: {
        address: fixtureAddress,
        balance: { status: 'success', data: { value: 0n, decimals: 18, symbol: 'ETH' } },
      },
    })
    await expect.element(page.getByText('ETH', { exact: true })).toBeVisible()
    expect(page.getByText('Balance unavailable').query()).toBeNull()
  })
})

describe('the settings', () => {
  const delegation = '0x63c0c19a282a1B52b07dD5a65b58948A07DAE32B'

  it('show the contract that the account delegates to, if any', async () => {
    await show('AccountSettings', { delegation })
    await expect.element(page.getByText('Smart account code')).toBeVisible()
    await expect.element(page.getByText('0x63…DAE32B')).toBeVisible()
  })

  it('show the wallet and the network, and open the views that change them', async () => {
    const fixture = await show('AccountSettings')
    await expect.element(button(/^Wallet/)).toHaveTextContent('WalletFox Wallet')
    await button(/^Network/).click()
    expect(called(fixture, 'modal.push')[0]?.args).toEqual(['Networks'])
    await expect.element(page.getByRole('heading', { name: 'Choose network' })).toBeVisible()
  })

  it('request the active account and network', async () => {
    const fixture = await show('AccountSettings', { delegation })
    const row = page.getByText('Smart account code')
    await expect.element(row).toBeVisible()
    fixture.active.update((state) => ({ ...state, connection: fox && { ...fox, networkId: 'eip155:8453' } }))
    await expect.poll(() => called(fixture, 'getDelegation').length).toBe(2)
  })

  it.each([
    ['has none', {}, {}],
    [
      'is of another chain',
      { delegation, active: { status: 'connected', namespace: 'solana', connection: fox, account: fox.account } },
      { chains: [{ namespace: 'solana', networks: [] }] },
    ],
  ] as const)('show no delegation for an account that %s', async (_, states, more) => {
    await show('AccountSettings', states, more)
    await expect.element(button('Disconnect')).toBeVisible()
    expect(page.getByText('Smart account code').query()).toBeNull()
  })
})

const more = button('More for Harbor')
async function choose(item: string): Promise<void> {
  await more.click()
  await page.getByRole('menuitem', { name: item }).click()
}

describe('the wallets view', () => {
  it('opens the account on the explorer of its network', async () => {
    await show('ProfileWallets')
    await button('More for Fox Wallet').click()
    await expect.element(page.getByRole('menuitem', { name: /^View on / })).toHaveAttribute('href', explorer)
  })

  it('shows a toast when the user switches to another wallet', async () => {
    const fixture = await show('ProfileWallets')
    await button(/^Harbor/).click()
    expect(called(fixture, 'setActive')[0]?.args[0]).toEqual({ connectionId: harbor?.id })
    expect(fixture.toast.getState()).toMatchObject({ variant: 'success', message: 'toast.walletSwitched' })
  })

  it('shows a toast when the user switches to another account of a wallet', async () => {
    const account = { ...harbor.account, label: 'Savings' }
    const both = { ...fox, accounts: [fox.account, account] }
    const fixture = await show('ProfileWallets', { connections: { connections: [both], activeIds: [fox.id] } })
    await button(/Savings/).click()
    expect(fixture.toast.getState()).toMatchObject({ variant: 'success', message: 'toast.accountSwitched' })
  })

  it('shows progress while a wallet disconnects, and then a toast', async () => {
    const fixture = await show('ProfileWallets')
    let finish: () => void = () => {}
    fixture.kit.disconnect = () => new Promise((resolve) => (finish = resolve))
    await choose('Disconnect')
    await expect.element(more).toBeDisabled()
    expect(fixture.toast.getState()).toEqual({ open: false })
    finish()
    await expect.poll(() => fixture.toast.getState()).toMatchObject({ message: 'toast.disconnected' })
    await expect.element(more).toBeEnabled()
  })

  it('shows no toast when the disconnect failed, or when the modal is closed', async () => {
    const fixture = await show('ProfileWallets')
    const ends: (() => void)[] = []
    fixture.kit.disconnect = () => new Promise((resolve, reject) => ends.push(reject, resolve))
    await choose('Disconnect')
    ends[0]?.()
    await expect.element(more).toBeEnabled()
    await choose('Disconnect')
    fixture.kit.close()
    ends[3]?.()
    await Promise.resolve()
    await Promise.resolve()
    expect(called(fixture, 'showToast')).toEqual([])
  })
})
