import { createStore } from '@kit/core/plugin'
import { createFixtureKit, fixtureAddress, fixtureConnections } from '@kit/fixture'
import type { ViewEntry } from '@kit/modal'
import { KitProvider } from '@kit/react'
import { KitModal } from '@kit/react-ui'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { OnrampEdit } from '../OnrampState.js'
import { emptyOnramp, type Offering, type OnrampState, type Purchase } from '../OnrampState.js'
import type { OnrampPlugin } from '../onramp.js'
import { onrampFeature } from './onrampFeature.js'

const networkId = 'eip155:1'
const url = 'https://pay.coinbase.com/buy'
const network = { name: 'ethereum', displayName: 'Ethereum', chainId: '1', contractAddress: undefined }
const offeringOf = (symbol: string): Offering => ({
  networkId,
  symbol,
  name: `${symbol} coin`,
  address: undefined,
  network,
  currency: { id: symbol, name: symbol, symbol, networks: [network] },
})
const offerings = [offeringOf('ETH'), offeringOf('USDC')]
const limits = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
]
const payments = [
  { id: 'USD', limits },
  { id: 'EUR', limits },
]
const money = { amount: '1.50', currency: 'USD' }
const quote = {
  coinbaseFee: money,
  networkFee: { amount: '0', currency: 'USD' },
  paymentSubtotal: money,
  paymentTotal: { amount: '50', currency: 'USD' },
  purchaseAmount: { amount: '0.0197000', currency: 'ETH' },
  quoteId: 'q',
  isEstimate: false,
}
const purchase: Purchase = {
  networkId,
  address: fixtureAddress,
  symbol: 'ETH',
  amount: '50',
  currency: 'USD',
  url,
  startedAtMs: 0,
  afterMs: 0,
  status: 'waiting',
  orderId: undefined,
}

/** Renders the views with a state that the test controls. */
async function show(first: Partial<OnrampState> = {}, history: readonly string[] = ['OnRampProviders'], data?: object) {
  const state = createStore<OnrampState>({
    ...emptyOnramp,
    networkId,
    address: fixtureAddress,
    offer: {
      status: 'success',
      data: {
        offerings,
        payments,
        isFallback: false,
        all: { purchaseCurrencies: [], paymentCurrencies: payments, isBuiltIn: false },
      },
    },
    offering: offerings[0],
    payment: payments[0],
    method: limits[0],
    amount: '50',
    quote: { status: 'success', data: quote },
    link: { status: 'success', data: url },
    ...first,
  })
  const edits: OnrampEdit[] = []
  const change = (next: Partial<OnrampState>) => state.update((now) => ({ ...now, ...next }))
  const plugin = {
    state,
    isOffered: () => true,
    isTracking: () => state.getState().purchase !== undefined,
    load: async () => undefined,
    loadOrders: async () => [],
    edit: (next: OnrampEdit) => void edits.push(next),
    start: vi.fn(() => change({ purchase })),
    stopTracking: vi.fn(() => change({ purchase: undefined })),
    watch: () => () => undefined,
  } satisfies Partial<OnrampPlugin>
  const [connection] = fixtureConnections
  const { kit, toast } = createFixtureKit({
    history: history.map((name) => ({ name, data }) as ViewEntry),
    plugins: { onramp: plugin },
    states: { active: { status: 'connected', connection, account: connection?.account } },
  })
  const { unmount } = await render(
    <KitProvider kit={kit}>
      <KitModal features={[onrampFeature]} />
    </KitProvider>,
  )
  return { kit, toast, edits, change, plugin, unmount }
}

/** Mocks a browser that opens or blocks windows. */
function windows(isBlocked = false) {
  const replace = vi.fn()
  const opened = { opener: window as unknown, closed: false, location: { replace } }
  const open = vi.spyOn(window, 'open').mockImplementation(() => (isBlocked ? null : (opened as unknown as Window)))
  return { open, opened, replace }
}
afterEach(() => void vi.restoreAllMocks())

it('OnRampProviders shows what an amount buys, its fees, and the payment page', async () => {
  await show()
  await expect.element(page.getByText('0.0197 ETH')).toBeVisible()
  await expect.element(page.getByText('$1.50')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Continue to Coinbase' })).toBeEnabled()
})

it('OnRampProviders keeps its form while the limits are read again', async () => {
  const { change, plugin } = await show()
  const { offer } = plugin.state.getState()
  if (offer.status !== 'success') throw new Error('There is no offer.')
  change({ offer: { ...offer, status: 'pending' }, problem: { reason: 'tooSmall', min: '10.00' } })
  await expect.element(page.getByRole('alert')).toHaveTextContent('Minimum $10.00')
  await expect.element(page.getByRole('textbox', { name: 'You pay' })).toBeVisible()
})

it('OnRampProviders passes on what is typed and chosen', async () => {
  const { edits } = await show()
  await page.getByRole('textbox', { name: 'You pay' }).fill('75.5')
  await page.getByRole('button', { name: '$100', exact: true }).click()
  await page.getByRole('button', { name: 'Bank transfer' }).click()
  expect(edits).toEqual([{ amount: '75.5' }, { amount: '100' }, { method: limits[1] }])
})

it('OnRampProviders shows the limit that an amount violates, and disables the button', async () => {
  const { change } = await show()
  change({ amount: '5', problem: { reason: 'tooSmall', min: '10.00' }, link: { status: 'idle' } })
  await expect.element(page.getByRole('alert')).toHaveTextContent('Minimum $10.00')
  await expect.element(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
})

it('OnRampProviders marks an estimate, and never shows money as an amount of a token', async () => {
  await show({ quote: { status: 'success', data: { ...quote, isEstimate: true } } })
  await expect.element(page.getByText('Estimate', { exact: true })).toBeVisible()
  await expect.element(page.getByText('≈ $50.00')).toBeVisible()
  await expect.element(page.getByText('0.0197 ETH')).not.toBeInTheDocument()
})

it('OnRampProviders opens the payment page in a window that cannot reach this one, and follows the order', async () => {
  const { open, opened, replace } = windows()
  const { plugin, change } = await show()
  await page.getByRole('button', { name: 'Continue to Coinbase' }).click()
  expect(open).toHaveBeenCalledWith('', '_blank', expect.stringContaining('popup'))
  expect(opened.opener).toBeNull()
  expect(replace).toHaveBeenCalledWith(url)
  expect(plugin.start).toHaveBeenCalledOnce()
  await expect.element(page.getByText('Continue in the new window')).toBeVisible()
  await page.getByRole('button', { name: 'Open again' }).click()
  expect(replace).toHaveBeenCalledTimes(2)
  change({ purchase: { ...purchase, status: 'pending' } })
  await expect.element(page.getByText('On its way')).toBeVisible()
  change({ purchase: { ...purchase, status: 'success' } })
  await expect.element(page.getByText('Purchase complete')).toBeVisible()
})

it('BuyInProgress shows a plain link if the browser blocks the window', async () => {
  windows(true)
  const { plugin } = await show()
  await page.getByRole('button', { name: 'Continue to Coinbase' }).click()
  await expect.element(page.getByText('Your browser blocked the pop-up')).toBeVisible()
  const link = page.getByRole('link', { name: 'Open Coinbase' })
  await expect.element(link).toHaveAttribute('href', url)
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  expect(plugin.start).toHaveBeenCalledOnce()
})

it('BuyInProgress goes back if there is no payment page', async () => {
  const { kit } = await show({}, ['OnRampProviders', 'BuyInProgress'], { isBlocked: false })
  await expect.poll(() => kit.modal.getState().history.length).toBe(1)
})

it('BuyInProgress returns to Account without an error from a delivered or cancelled purchase', async () => {
  for (const [status, name] of [
    ['success', 'Done'],
    ['waiting', 'Stop waiting'],
  ] as const) {
    const { kit, plugin, toast, unmount } = await show({ purchase: { ...purchase, status } }, ['BuyInProgress'], {
      isBlocked: false,
    })
    await page.getByRole('button', { name }).click()
    expect(plugin.stopTracking).toHaveBeenCalledOnce()
    await expect.poll(() => kit.modal.getState().history.map((view) => view.name)).toEqual(['Account'])
    expect(toast.getState().open).toBe(false)
    await unmount()
  }
})

it('BuyInProgress says how much was bought, once the order has an amount', async () => {
  const order = {
    id: 'o',
    status: 'success',
    atMs: 1,
    networkId,
    symbol: 'ETH',
    iconUrl: undefined,
    paid: 50,
    hash: '0x1',
  } as const
  const orders = (quantity: string) => ({ status: 'success', data: [{ ...order, quantity }] }) as const
  const bought = { ...purchase, status: 'success', orderId: 'o' } as const
  const { change } = await show({ purchase: bought, orders: orders('0') }, ['BuyInProgress'], { isBlocked: false })
  await expect.element(page.getByText('ETH is in your wallet.', { exact: true })).toBeVisible()
  change({ orders: orders('0.0197000') })
  await expect.element(page.getByText('0.0197 ETH is in your wallet.')).toBeVisible()
})

it('BuyInProgress lets the user retry a failed order', async () => {
  const { replace } = windows()
  await show({ purchase: { ...purchase, status: 'failed' } }, ['BuyInProgress'], { isBlocked: false })
  await expect.element(page.getByText('Order failed')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(replace).toHaveBeenCalledWith(url)
})

it('OnRampActivity lists orders with their status, or says that there are none', async () => {
  const order = {
    id: '1',
    status: 'pending' as const,
    atMs: 0,
    networkId: undefined,
    quantity: '25',
    symbol: 'ETH',
    iconUrl: undefined,
    paid: 50,
    hash: '',
  }
  const { change } = await show({ orders: { status: 'success', data: [order] } }, ['OnRampActivity'])
  await expect.element(page.getByRole('listitem')).toHaveTextContent(/25 ETH.*\$50\.00Pending/)
  change({ orders: { status: 'success', data: [] } })
  await expect.element(page.getByText('No orders yet')).toBeVisible()
})
