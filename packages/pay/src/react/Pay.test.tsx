import { KitError } from '@kit/core'
import { createStore } from '@kit/core/plugin'
import { createFixtureKit, fixtureAddress, fixtureConnections } from '@kit/fixture'
import type { ViewEntry } from '@kit/modal'
import { KitProvider } from '@kit/react'
import { KitModal } from '@kit/react-ui'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { emptyPay, type Payment, type PayState } from '../PayState.js'
import type { PayPlugin } from '../pay.js'
import { payFeature } from './payFeature.js'

const [connection] = fixtureConnections
if (connection === undefined) throw new Error('The fixtures have no connection.')
const payer = {
  namespace: 'eip155',
  connectionId: connection.id,
  account: connection.account,
  wallet: connection.wallet,
}
const method = { kind: 'wallet', address: fixtureAddress, name: connection.wallet.name } as const
const payment: Payment = {
  paymentId: 'order-1',
  networkId: 'eip155:1',
  token: {
    networkId: 'eip155:1',
    address: `0x${'34'.repeat(20)}`,
    name: 'USD Coin',
    symbol: 'USDC',
    decimals: 6,
    iconUrl: undefined,
  },
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
const ready: PayState = {
  ...emptyPay,
  payment,
  payer,
  plan: { status: 'success', data: { amount: payment.amount, fee: 10n ** 15n, warnings: [] } },
}

/** Renders the views with a state that the test controls. */
async function show(first: Partial<PayState> = {}, view = 'Pay') {
  const state = createStore<PayState>({ ...ready, ...first })
  const plugin = {
    state,
    submit: vi.fn(async () => undefined),
    claimRefund: vi.fn(async () => undefined),
    retry: vi.fn(),
    connect: vi.fn(),
    selectToken: vi.fn(),
    loadTokens: vi.fn(async () => undefined),
    hasConversions: () => true,
    hasExchanges: () => false,
    watch: () => () => undefined,
  } satisfies Partial<PayPlugin>
  const { kit } = createFixtureKit({
    history: [{ name: view, data: undefined } as unknown as ViewEntry],
    plugins: { pay: plugin },
    states: { active: { status: 'connected', connection, account: connection?.account } },
  })
  await render(
    <KitProvider kit={kit}>
      <KitModal features={[payFeature]} />
    </KitProvider>,
  )
  const change = (next: Partial<PayState>) => state.update((now) => ({ ...now, ...next }))
  const go = (next: Partial<Payment>, more: Partial<PayState> = {}) =>
    change({ payment: { ...payment, method, ...next }, ...more })
  return { plugin, change, go }
}

it('Pay shows amount, recipient, network and fee, and prompts the wallet on one press', async () => {
  const { plugin } = await show()
  await expect.element(page.getByText('25 USDC', { exact: true })).toBeVisible()
  await expect.element(page.getByText('0x48…AD5f97')).toBeVisible()
  await page.getByText('To', { exact: true }).click()
  await expect.element(page.getByText(payment.recipient)).toBeVisible()
  await expect.element(page.getByText('on Ethereum')).toBeVisible()
  await expect.element(page.getByText('0.001 ETH')).toBeVisible()
  await page.getByRole('button', { name: 'Pay 25 USDC' }).click()
  expect(plugin.submit).toHaveBeenCalledExactlyOnceWith({ acknowledged: [] })
})

it('Pay shows every digit of the amount', async () => {
  await show({ payment: { ...payment, amount: 1_999_999n } })
  await expect.element(page.getByText('1.999999 USDC', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Pay 1.999999 USDC', exact: true })).toBeVisible()
})

it('Pay shows the item, and the amount in US dollars and in the token if its price is known', async () => {
  const item = '<b>Two tickets</b>'
  const { plugin, change } = await show({ price: 1, payment: { ...payment, item } })
  await expect.element(page.getByText(item, { exact: true })).toBeVisible()
  await expect.element(page.getByText('$25.00', { exact: true }).first()).toBeVisible()
  await expect.element(page.getByText('25 USDC', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Pay $25.00', exact: true }).click()
  expect(plugin.submit).toHaveBeenCalledExactlyOnceWith({ acknowledged: [] })
  change({ price: 0.0001 })
  await expect.element(page.getByRole('button', { name: 'Pay <$0.01', exact: true })).toBeVisible()
  change({ price: 1, payWith: { ...emptyPay.payWith, from: dai, quote: { status: 'pending' } } })
  await expect.element(page.getByRole('button', { name: 'Swap and pay $25.00', exact: true })).toBeDisabled()
})

it('Pay shows the amount in the token only if its price is unknown', async () => {
  const { change } = await show({ price: 1 })
  await expect.element(page.getByRole('button', { name: 'Pay $25.00', exact: true })).toBeVisible()
  change({ price: undefined })
  await expect.element(page.getByRole('button', { name: 'Pay 25 USDC', exact: true })).toBeVisible()
  expect(page.getByText('25 USDC', { exact: true }).elements()).toHaveLength(1)
  expect(page.getByText('$').query()).toBeNull()
})

it('Pay asks for a wallet if none is connected', async () => {
  const { plugin } = await show({ payer: undefined, plan: { status: 'idle' } })
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  expect(plugin.connect).toHaveBeenCalledOnce()
})

it('Pay disables a payment that would fail, and shows the reason', async () => {
  const error = new KitError('pay/insufficientFunds', { shortMessage: 'Too little.' })
  const { plugin } = await show({ plan: { status: 'error', error, retryAtMs: 0 } })
  await expect.element(page.getByRole('alert')).toHaveTextContent('doesn’t cover')
  await expect.element(page.getByRole('button', { name: 'Pay 25 USDC' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Try again' }).click()
  expect([plugin.retry, plugin.submit].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
})

it('Pay offers to retry a failed simulation, also after a press without effect', async () => {
  const error = new KitError('network/offline', { shortMessage: 'Offline.' })
  const refused = new KitError('pay/unacknowledged', { shortMessage: 'Confirm it.' })
  const { plugin } = await show({ plan: { status: 'error', error, retryAtMs: 0 }, error: refused })
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(plugin.retry).toHaveBeenCalledOnce()
})

it('PaySelectToken reloads the tokens when the payer changes', async () => {
  const tokens = { status: 'success', data: [] } as const
  const { plugin, change } = await show({ payWith: { ...emptyPay.payWith, tokens } }, 'PaySelectToken')
  await expect.element(page.getByText('USD Coin')).toBeVisible()
  const before = plugin.loadTokens.mock.calls.length
  change({ payer: { ...payer, account: { ...payer.account, address: payment.recipient } }, payWith: emptyPay.payWith })
  await expect.poll(() => plugin.loadTokens.mock.calls.length).toBe(before + 1)
})

it('Pay says that the recipient may get less of a token that takes a fee on transfers', async () => {
  await show({ warnings: ['feeOnTransfer'] })
  await expect.element(page.getByText('The recipient may get less than the amount.')).toBeVisible()
})

it('Pay requires severe warnings to be accepted, and again when they change', async () => {
  const { plugin, change } = await show({ warnings: ['contractRecipient'] })
  const pay = page.getByRole('button', { name: 'Pay 25 USDC' })
  await expect.element(pay).toBeDisabled()
  await page.getByRole('checkbox').click()
  change({ warnings: ['contractRecipient', 'closesAccount'] })
  await expect.element(pay).toBeDisabled()
  await page.getByRole('checkbox').click()
  await pay.click()
  expect(plugin.submit).toHaveBeenCalledWith({ acknowledged: ['contractRecipient', 'closesAccount'] })
})

it('PayLoading shows each step and the result', async () => {
  const { go } = await show({}, 'PayLoading')
  const step = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  go({ status: 'pending', claim: 'page' }, { isRequesting: true })
  await expect.element(page.getByRole('status').first()).toHaveTextContent('Continue in your wallet')
  await expect.element(step('Confirm in your wallet')).toHaveAttribute('aria-current', 'step')
  go({ status: 'submitted', hash: '0x9c' }, { isRequesting: false })
  await expect.element(page.getByRole('status').first()).toHaveTextContent('On its way')
  await expect.element(step('Confirming')).toHaveAttribute('aria-current', 'step')
  await expect.element(step('Confirmed')).not.toBeInTheDocument()
  for (const [status, words] of [
    ['success', 'Paid'],
    ['failure', 'Not paid'],
    ['refund', 'Refunded'],
    ['timeout', 'longer than usual'],
  ] as const) {
    go({ status, hash: '0x9c' })
    await expect.element(page.getByRole('status').first()).toHaveTextContent(words)
  }
})

it('PayLoading prompts a wallet that did not respond again only after an acknowledgement', async () => {
  const { go, plugin } = await show({}, 'PayLoading')
  go({ status: 'pending' }, { warnings: ['mayBePaid'] })
  await expect.element(page.getByRole('status').first()).toHaveTextContent('Check your wallet')
  const pay = page.getByRole('button', { name: 'Pay 25 USDC' })
  await expect.element(pay).toBeDisabled()
  await page.getByRole('checkbox').click()
  await pay.click()
  expect(plugin.submit).toHaveBeenCalledWith({ acknowledged: ['mayBePaid'] })
})

const dai = {
  ...payment.token,
  address: `0x${'56'.repeat(20)}`,
  name: 'Dai',
  symbol: 'DAI',
  amount: 50_000_000n,
  value: undefined,
  price: undefined,
  providerId: 'swap',
} as const
const none = { claim: undefined, mark: undefined, call: undefined, callsId: undefined } as const
const little = {
  status: 'error',
  error: new KitError('pay/insufficientFunds', { shortMessage: 'Too little.' }),
  retryAtMs: 0,
} as const

it('PaySelectToken lets the payer choose another token or the asset itself', async () => {
  const { plugin, change } = await show({ plan: little })
  await page.getByRole('button', { name: 'Pay with another token' }).click()
  await expect.poll(() => plugin.loadTokens.mock.calls.length).toBeGreaterThan(0)
  change({ payWith: { ...emptyPay.payWith, tokens: { status: 'success', data: [dai] } } })
  await expect.element(page.getByRole('button', { name: 'USD Coin' })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: /^Dai/ }).click()
  expect(plugin.selectToken).toHaveBeenCalledExactlyOnceWith(dai)
  await expect.element(page.getByRole('button', { name: 'Pay with another token' })).toBeVisible()
})

it('Pay shows the maximum cost in another token and that it is swapped first; without a quote it is disabled', async () => {
  const { plugin, change } = await show({ plan: little })
  const payWith = { ...emptyPay.payWith, from: dai }
  change({ payWith: { ...payWith, quote: { status: 'pending' } } })
  const pay = page.getByRole('button', { name: 'Swap and pay 25 USDC' })
  await expect.element(pay).toBeDisabled()
  const error = new KitError('pay/conversionUnavailable', { shortMessage: 'No.' })
  change({ payWith: { ...payWith, quote: { status: 'error', error, retryAtMs: 0 } } })
  await expect.element(page.getByRole('alert')).toHaveTextContent('No swap is available right now')
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(plugin.selectToken).toHaveBeenCalledWith(dai)
  change({ payWith: { ...payWith, quote: { status: 'success', data: { spent: 25_310_000n, steps: [] } } } })
  await expect.element(page.getByText('Up to 25.31 DAI')).toBeVisible()
  await expect.element(page.getByText('Any leftover stays in your wallet')).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await pay.click()
  expect(plugin.submit).toHaveBeenCalledExactlyOnceWith({ acknowledged: [] })
})

it('Pay shows each step of the swap, and the payment after it', async () => {
  const { change } = await show({ plan: little })
  const { amount: _, price: __, value: ___, providerId, ...from } = dai
  const begun = {
    status: 'requested',
    startedAtMs: 0,
    claim: 'page',
    mark: undefined,
    call: undefined,
    callsId: undefined,
  } as const
  const conversion = { providerId, from, address: fixtureAddress, spent: 25_310_000n, ...begun }
  const steps = [
    { kind: 'approve', status: 'done' },
    { kind: 'swap', status: 'requested' },
  ] as const
  change({
    payment: { ...payment, conversion: { ...conversion, hash: undefined } },
    payWith: { ...emptyPay.payWith, from: dai, isBusy: true, steps },
  })
  const step = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect.element(step('Swap DAI')).toHaveAttribute('aria-current', 'step')
  await expect.element(step('Approve DAI')).not.toHaveAttribute('aria-current')
  await expect.element(step('Pay 25 USDC')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Swap and pay' })).toBeDisabled()
  // Nothing is in transit before the first request.
  change({ payWith: { ...emptyPay.payWith, from: dai, isBusy: true } })
  await expect.element(page.getByText('Swap DAI')).not.toBeInTheDocument()
  await expect.element(page.getByText('DAI swap sent. Waiting for confirmation…')).not.toBeInTheDocument()
  change({
    payment: { ...payment, conversion: { ...conversion, status: 'sent', hash: '0x9c' } },
    payWith: { ...emptyPay.payWith, isBusy: true },
  })
  await expect.element(page.getByRole('status').first()).toHaveTextContent('DAI swap sent. Waiting for confirmation…')
})

it('Pay shows a conversion that bridges from another network, and offers a refund of an expired one', async () => {
  const { change, plugin } = await show({ plan: little })
  const { amount: _, price: __, value: ___, providerId, ...rest } = dai
  const from = { ...rest, networkId: 'eip155:8453' as const }
  const sent = { providerId, from, address: fixtureAddress, spent: 25_310_000n, startedAtMs: 0, ...none }
  change({ payWith: { ...emptyPay.payWith, from: { ...dai, networkId: 'eip155:8453' } } })
  await expect.element(page.getByText('bridge to Ethereum first')).toBeVisible()
  change({
    payment: { ...payment, conversion: { ...sent, status: 'sent', hash: '0x9c' } },
    payWith: { ...emptyPay.payWith, isBusy: true, steps: [{ kind: 'bridge', status: 'pending' }] },
  })
  const step = page.getByRole('listitem').filter({ hasText: 'Bridge DAI to Ethereum' })
  await expect.element(step).toHaveAttribute('aria-current', 'step')
  await expect.element(page.getByText('Bridging DAI to Ethereum')).toBeVisible()
  change({
    payment: { ...payment, conversion: { ...sent, status: 'expired', hash: '0x9c' } },
    payWith: emptyPay.payWith,
    error: new KitError('pay/conversionExpired', { shortMessage: 'Late.' }),
  })
  await expect.element(page.getByRole('alert').first()).toHaveTextContent('25.31 DAI wasn’t bridged in time')
  // No other token can be selected before the refund.
  await expect.element(page.getByRole('button', { name: 'Pay with another token' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Refund 25.31 DAI' }).click()
  expect(plugin.claimRefund).toHaveBeenCalledOnce()
  // Only the account that sent it can claim the refund.
  const conversion = { ...sent, address: `0x${'7e'.repeat(20)}`, status: 'expired', hash: '0x9c' } as const
  change({ payment: { ...payment, conversion } })
  await expect.element(page.getByText('sent DAI for this payment')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Refund/ })).not.toBeInTheDocument()
  const requested = { ...sent, status: 'requested', hash: undefined, call: { to: fixtureAddress } } as const
  change({ payment: { ...payment, conversion: requested }, error: undefined })
  await expect.element(page.getByText('DAI may already be swapped. We’re checking the network')).toBeVisible()
})

it('Pay shows a batch that approves and bridges in one transaction', async () => {
  const { change } = await show({ plan: little })
  const steps = [{ kind: 'bundle', status: 'requested' }] as const
  change({ payWith: { ...emptyPay.payWith, from: { ...dai, networkId: 'eip155:8453' }, isBusy: true, steps } })
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Approve DAI and bridge it to Ethereum' }))
    .toBeVisible()
})
