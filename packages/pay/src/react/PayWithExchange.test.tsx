import { createStore } from '@kit/core/plugin'
import { createFixtureKit, fixtureAddress, fixtureConnections } from '@kit/fixture'
import type { ViewEntry } from '@kit/modal'
import { KitProvider } from '@kit/react'
import { KitModal } from '@kit/react-ui'
import { defineFeature } from '@kit/react-ui/feature'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { emptyPay, type Payment, type PayState } from '../PayState.js'
import type { PayPlugin } from '../pay.js'
import { payFeature } from './payFeature.js'

const networkId = 'eip155:1'
const url = 'https://exchange.example/pay'
const usdc = {
  networkId,
  address: `0x${'34'.repeat(20)}`,
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: 6,
  iconUrl: undefined,
} as const
const ether = { ...usdc, address: undefined, name: 'Ether', symbol: 'ETH', decimals: 18 } as const
const payment: Payment = {
  paymentId: 'order-1',
  networkId,
  token: usdc,
  amount: 25_000_000n,
  recipient: '0x4838B106FCe9647Bdf1E7877BF73cE8B0BAD5f97',
  status: 'ready',
  method: undefined,
  startedAtMs: 0,
  attempt: 0,
  claim: undefined,
  mark: undefined,
  conversion: undefined,
  hash: undefined,
}
const assetId = `${networkId}/${usdc.address}`
const exchange = { providerId: 'api', id: 'one', name: 'Exchange One' }
const listed: PayState = {
  ...emptyPay,
  payment,
  exchanges: { assetId, list: { status: 'success', data: [exchange] } },
  assets: { status: 'success', data: [ether, usdc] },
  deposit: { token: usdc, amount: '', price: 1, units: undefined },
}

/** Renders the views with a state that the test controls. */
async function show(history: readonly string[], first: Partial<PayState> = {}) {
  const state = createStore<PayState>({ ...listed, ...first })
  const change = (next: Partial<PayState>) => state.update((now) => ({ ...now, ...next }))
  const plugin = {
    state,
    hasConversions: () => false,
    hasExchanges: () => true,
    loadExchanges: vi.fn(async () => undefined),
    loadAssets: vi.fn(async () => undefined),
    payAtExchange: vi.fn(async () => ({ url })),
    deposit: vi.fn(async () => ({ url, paymentId: 'deposit-1' })),
    editDeposit: vi.fn(),
    show: vi.fn(),
    watch: () => () => undefined,
  } satisfies Partial<PayPlugin>
  const [connection] = fixtureConnections
  const { kit } = createFixtureKit({
    history: history.map((name) => ({ name, data: undefined }) as unknown as ViewEntry),
    plugins: { pay: plugin },
    states: {
      active: { status: 'connected', connection, account: connection?.account },
      account: { address: fixtureAddress },
    },
  })
  await render(
    <KitProvider kit={kit}>
      <KitModal features={[payFeature, activityFeature]} />
    </KitProvider>,
  )
  return { kit, plugin, change }
}

const atExchange = {
  kind: 'exchange',
  providerId: 'api',
  exchangeId: 'one',
  name: 'Exchange One',
  sessionId: 's',
} as const
const [connected] = fixtureConnections
if (connected === undefined) throw new Error('The fixtures have no connection.')
const payer = {
  namespace: 'eip155',
  connectionId: connected.id,
  account: connected.account,
  wallet: connected.wallet,
} as const

/** Stands in for the activity feature of another package. */
const activityFeature = defineFeature({
  id: 'other',
  texts: {},
  views: {
    Transactions: async () => ({ name: 'Transactions', title: () => 'Activity', Component: () => null }),
  } as never,
} as never)

/** Mocks a browser that opens or blocks windows. */
function windows(isBlocked = false) {
  const replace = vi.fn()
  const opened = { opener: window as unknown, closed: false, location: { replace }, close: vi.fn() }
  vi.spyOn(window, 'open').mockImplementation(() => (isBlocked ? null : (opened as unknown as Window)))
  return { opened, replace }
}
afterEach(() => void vi.restoreAllMocks())

it('PayWithExchange opens the exchange in a window that cannot reach this one', async () => {
  const { opened, replace } = windows()
  const { plugin } = await show(['Pay', 'PayWithExchange'])
  await page.getByRole('button', { name: 'Exchange One' }).click()
  expect(opened.opener).toBeNull()
  await expect.poll(() => replace.mock.calls).toEqual([[url]])
  expect(plugin.payAtExchange).toHaveBeenCalledExactlyOnceWith({ providerId: 'api', exchangeId: 'one' })
})

it('PayWithExchange closes the window and shows an error if the exchange cannot pay', async () => {
  const { opened } = windows()
  const { plugin } = await show(['Pay', 'PayWithExchange'])
  plugin.payAtExchange.mockRejectedValueOnce(new Error('down'))
  await page.getByRole('button', { name: 'Exchange One' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('can’t process this right now')
  expect(opened.close).toHaveBeenCalledOnce()
})

it('PayWithExchange shows two placeholder rows while exchanges load, a message if there are none, and a retry after a failure', async () => {
  const { change, plugin } = await show(['Pay', 'PayWithExchange'], {
    exchanges: { assetId, list: { status: 'pending' } },
  })
  await expect.element(page.getByText('25 USDC')).toBeVisible()
  change({ exchanges: { assetId, list: { status: 'success', data: [] } } })
  await expect.element(page.getByText('No exchanges available')).toBeVisible()
  change({ exchanges: { assetId, list: { status: 'error', error: new Error() as never, retryAtMs: 0 } } })
  const before = plugin.loadExchanges.mock.calls.length
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(plugin.loadExchanges.mock.calls.length).toBe(before + 1)
})

it('PayLoading links to a page that did not open, and back to other payment methods', async () => {
  const method = { ...atExchange, url } as const
  const { kit } = await show(['PayLoading'], { payment: { ...payment, status: 'waiting', method } })
  const link = page.getByRole('link', { name: 'Open Exchange One' })
  await expect.element(link).toHaveAttribute('href', url)
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  await page.getByRole('button', { name: 'Pay another way' }).click()
  await expect.poll(() => kit.modal.getState().history.at(-1)?.name).toBe('Pay')
})

it('PayWithExchange accepts a deposit of ten digits and six decimals or a preset amount, and disables exchanges without one', async () => {
  const { plugin, change } = await show(['Account', 'PayWithExchange'])
  await expect.element(page.getByRole('button', { name: 'Exchange One' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: '$50' }).click()
  expect(plugin.editDeposit).toHaveBeenLastCalledWith({ amount: '50' })
  const count = plugin.editDeposit.mock.calls.length
  await page.getByRole('textbox').fill('12345678901')
  await page.getByRole('textbox').fill('1.1234567')
  expect(plugin.editDeposit.mock.calls.length).toBe(count)
  change({ deposit: { token: ether, amount: '50', price: 2500, units: 20_000_000_000_000_000n } })
  await expect.element(page.getByText('0.02 ETH')).toBeVisible()
})

it('PayWithExchange returns to Account with a deposit in progress, which is listed there', async () => {
  windows()
  const { plugin, kit, change } = await show(['Account', 'PayWithExchange'], {
    deposit: { token: usdc, amount: '50', price: 1, units: 50_000_000n },
  })
  await page.getByRole('button', { name: 'Exchange One' }).click()
  await expect.poll(() => kit.modal.getState().history.map(({ name }) => name)).toEqual(['Account'])
  change({ payment: undefined, inProgress: [{ ...payment, paymentId: 'deposit-1', status: 'pending' }] })
  await page.getByRole('button', { name: '25 USDC in progress' }).click()
  expect(plugin.show).toHaveBeenLastCalledWith('deposit-1')
})

it('PayLoading opens the activity after a completed deposit, if the app has it', async () => {
  const method = { ...atExchange, url } as const
  const deposit = { ...payment, recipient: fixtureAddress, method }
  const { kit, change } = await show(['Account', 'PayLoading'], { payment: { ...deposit, status: 'submitted' }, payer })
  await expect.element(page.getByRole('status').first()).toHaveTextContent('On its way')
  change({ payment: { ...deposit, status: 'success', hash: '0x9c' } })
  await expect.poll(() => kit.modal.getState().history.map(({ name }) => name)).toEqual(['Account', 'Transactions'])
})

it('PayLoading stays on a completed payment to another recipient', async () => {
  const arrived = { ...payment, method: { ...atExchange, url }, status: 'success', hash: '0x9c' } as const
  const { kit } = await show(['Account', 'PayLoading'], { payment: arrived, payer })
  await expect.element(page.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible()
  expect(kit.modal.getState().history.at(-1)?.name).toBe('PayLoading')
})

it('PayWithExchangeSelectAsset lets the user choose the asset', async () => {
  const { plugin, kit } = await show(['Account', 'PayWithExchange', 'PayWithExchangeSelectAsset'])
  await page.getByRole('button', { name: 'Ether ETH' }).click()
  expect(plugin.editDeposit).toHaveBeenCalledWith({ token: ether })
  await expect.poll(() => kit.modal.getState().history.at(-1)?.name).toBe('PayWithExchange')
})

it.each([['PayWithExchange'], ['PayWithExchange', 'PayWithExchangeSelectAsset']])(
  'PayWithExchange retries loading assets after a failure: %s %s',
  async (...views) => {
    const assets = { status: 'error', error: new Error() as never, retryAtMs: 0 } as const
    const { plugin, change } = await show(['Account', ...views], {
      assets,
      deposit: { ...listed.deposit, token: undefined, price: undefined },
      exchanges: emptyPay.exchanges,
    })
    await expect.element(page.getByText('Couldn’t load exchanges.')).toBeVisible()
    const before = plugin.loadAssets.mock.calls.length
    await page.getByRole('button', { name: 'Try again' }).click()
    expect(plugin.loadAssets.mock.calls.length).toBe(before + 1)
    change({ assets: { status: 'success', data: [] } })
    await expect.element(page.getByText('No exchanges available')).toBeVisible()
  },
)
