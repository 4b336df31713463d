import type { TransactionOutcome } from '@kit/core'
import { createStore, KitError } from '@kit/core/plugin'
import { createFixtureKit, fixtureAddress, fixtureConnections, fixtureNetworks } from '@kit/fixture'
import type { ViewEntry } from '@kit/modal'
import { KitProvider } from '@kit/react'
import { KitModal } from '@kit/react-ui'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { SwapEdit } from '../SwapOptions.js'
import { emptySwap, type SwappableToken, type SwapState } from '../SwapState.js'
import type { SwapPlugin } from '../swap.js'
import { swapFeature } from './swapFeature.js'

const networkId = 'eip155:1'
const token = (symbol: string, decimals: number, address?: string): SwappableToken => ({
  networkId,
  address,
  name: symbol,
  symbol,
  decimals,
  iconUrl: undefined,
  isPermitToken: false,
})
const [ether, dollar] = [token('ETH', 18), token('USDC', 6, `0x${'12'.repeat(20)}`)]

/** The chain family, with a block explorer. */
const chain = {
  namespace: 'eip155',
  label: 'Ethereum',
  networks: fixtureNetworks,
  getExplorerUrl: (_: unknown, subject: object) => `https://explorer.example/tx/${Object.values(subject).join()}`,
} as const

/** Renders the view of a swap whose state the test controls. */
async function show(first: Partial<SwapState> = {}, ...history: readonly (string | ViewEntry)[]) {
  const state = createStore<SwapState>({
    ...emptySwap(0),
    networkId,
    address: fixtureAddress,
    tokens: { status: 'success', data: [ether, dollar] },
    from: ether,
    ...first,
  })
  const edits: SwapEdit[] = []
  const submits: (object | undefined)[] = []
  const checks: number[] = []
  const sent: Promise<object>[] = []
  const swapped: (() => void)[] = []
  const watched: unknown[] = []
  const plugin = {
    state,
    isOffered: () => true,
    prepare: async () => [],
    submit: (options?: object) => {
      submits.push(options)
      const answer = new Promise<{ readonly hash: string }>(
        (resolve) => void swapped.push(() => resolve({ hash: '0x1' })),
      )
      sent.push(answer)
      return answer
    },
    check: async () => void checks.push(1),
    edit: (change: SwapEdit) => void edits.push(change),
    switchSides: () => undefined,
    watch: () => {
      watched.push(top())
      return () => undefined
    },
  } satisfies Partial<SwapPlugin>
  const [connection] = fixtureConnections
  const balance = { value: 2n * 10n ** 18n, decimals: 18, symbol: 'ETH' }
  const { journal, kit, modal } = createFixtureKit({
    history: ['Swap', ...history].map((view) =>
      typeof view === 'string' ? ({ name: view, data: undefined } as ViewEntry) : view,
    ),
    plugins: { swap: plugin },
    chains: [chain],
    states: {
      active: { status: 'connected', connection, account: connection?.account },
      account: { address: fixtureAddress, balance: { status: 'success', data: balance } },
      tokens: { status: 'success', data: [{ ...dollar, amount: 5_000_000n, value: 5, price: 1 }] },
    },
  })
  await render(
    <KitProvider kit={kit}>
      <KitModal features={[swapFeature]} />
    </KitProvider>,
  )
  const change = (next: Partial<SwapState>) => state.update((now) => ({ ...now, ...next }))
  const top = () => modal.getState().history.at(-1)?.name
  return { edits, change, checks, journal, kit, sent, submits, swapped, top, watched }
}

it('Swap shows the first problem on its button', async () => {
  const { change } = await show()
  const main = page.getByRole('button', { name: /^(Select token|Enter amount|Insufficient balance|Review)$/ }).last()
  await expect.element(main).toHaveTextContent('Select token')
  change({ to: dollar })
  await expect.element(main).toHaveTextContent('Enter amount')
  change({ amountIn: 3n * 10n ** 18n, rate: 2 })
  await expect.element(main).toHaveTextContent('Insufficient balance')
  await expect.element(main).toBeDisabled()
  change({ amountIn: 10n ** 18n })
  await expect.element(main).toHaveTextContent('Review')
  await expect.element(main).toBeEnabled()
})

it('Swap passes on the typed amount of either field in base units', async () => {
  const { edits } = await show({ to: dollar })
  await page.getByRole('textbox', { name: 'You pay' }).fill('1.5')
  expect(edits.at(-1)).toEqual({ amountIn: 1_500_000_000_000_000_000n })
  await page.getByRole('textbox', { name: 'You receive' }).fill('2.25')
  expect(edits.at(-1)).toEqual({ amountOut: 2_250_000n })
})

it('Swap opens the review on Enter in a valid form, unless the typed slippage is out of range', async () => {
  const { change, top } = await show({ to: dollar, rate: 2 })
  const amount = page.getByRole('textbox', { name: 'You pay' })
  const press = async (field: typeof amount) => {
    await expect.element(field).toBeVisible()
    ;(field.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
  }
  await press(amount)
  expect(top()).toBe('Swap')
  change({ amountIn: 10n ** 18n })
  await expect.element(page.getByRole('button', { name: 'Review' })).toBeEnabled()
  await page.getByText('1 ETH = 2 USDC').click()
  const slippage = page.getByRole('textbox', { name: 'Slippage in percent' })
  await slippage.fill('99')
  await press(slippage)
  expect(top()).toBe('Swap')
  await press(amount)
  expect(top()).toBe('SwapPreview')
})

it('Swap limits the slippage, and warns about high and low values', async () => {
  const { edits, change } = await show({ to: dollar, rate: 2 })
  await page.getByText('1 ETH = 2 USDC').click()
  const field = page.getByRole('textbox', { name: 'Slippage in percent' })
  await field.fill('0.5')
  expect(edits).toEqual([{ slippage: 0.5 }])
  await field.fill('99')
  expect(edits).toHaveLength(1)
  change({ slippage: 6 })
  await expect.element(page.getByRole('alert')).toHaveTextContent('High slippage: you may get a worse price.')
  change({ slippage: 0.05 })
  await expect.element(page.getByText('Low slippage: the swap may fail.')).toBeVisible()
})

it('SwapPreview shows the slippage and price impact of the form without announcing them again', async () => {
  const amounts = { amountIn: 10n ** 18n, amountOut: 2_000_000n, rate: 2 }
  await show({ to: dollar, ...amounts, slippage: 6, priceImpact: 7, status: 'ready' }, 'SwapPreview')
  await expect.element(page.getByRole('note').first()).toHaveTextContent('High price impact')
  await expect.element(page.getByRole('note').last()).toHaveTextContent('High slippage')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

it('Swap warns about an exchange contract that is not well known, and about no other', async () => {
  const amounts = { amountIn: 10n ** 18n, amountOut: 2_000_000n, rate: 2, router: `0x${'de'.repeat(20)}` }
  const { change } = await show({ to: dollar, ...amounts, status: 'ready', isRouterKnown: true }, 'SwapPreview')
  await expect.element(page.getByRole('button', { name: 'Swap', exact: true })).toBeVisible()
  const warning = page.getByText('This exchange contract isn’t well known.')
  await expect.element(warning).not.toBeInTheDocument()
  change({ isRouterKnown: false })
  await expect.element(warning).toBeVisible()
})

it('SwapPreview confirms nothing before it is built and checked', async () => {
  const amounts = { amountIn: 10n ** 18n, amountOut: 2_000_000n, rate: 2 }
  const { change } = await show({ to: dollar, ...amounts, status: 'preparing' }, 'SwapPreview')
  const confirm = page.getByRole('button', { name: 'Swap', exact: true })
  await expect.element(confirm).toBeDisabled()
  change({ status: 'ready', steps: [{ kind: 'swap', status: 'next' }] })
  await expect.element(confirm).toBeEnabled()
})

it('SwapPreview offers a retry after an outage, and hides its error once it is over', async () => {
  await show({ to: dollar, amountIn: 10n ** 18n, status: 'editing' }, 'SwapPreview')
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeEnabled()
})

it.each([
  ['swap/insufficientLiquidity', 'Try a smaller amount or another token'],
  ['transaction/insufficientFunds', 'doesn’t cover the amount and network fee'],
] as const)('SwapPreview leads back to the form after %s', async (code, words) => {
  const error = new KitError(code, { shortMessage: 'x' })
  const { top } = await show({ to: dollar, amountIn: 10n ** 18n, error, status: 'editing' }, 'SwapPreview')
  await expect.element(page.getByRole('alert')).toHaveTextContent(words)
  expect(page.getByRole('button', { name: 'Try again' }).query()).toBeNull()
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect.poll(top).toBe('Swap')
})

it('SwapPreview shows a swap that may have been sent, and swaps again only after the warning is accepted', async () => {
  const amounts = { amountIn: 10n ** 18n, amountOut: 2_000_000n, rate: 2 }
  const error = new KitError('transaction/maybeSent', { shortMessage: 'Unknown.' })
  const maybeSent = { id: '1', amountIn: 10n ** 18n, check: 'idle' } as const
  const lost = { ...amounts, error, maybeSent, status: 'editing' } as const
  const { change, checks, submits, top } = await show({ to: dollar, ...lost }, 'SwapPreview')
  const alert = page.getByRole('alert')
  await expect.element(alert).toHaveTextContent('1 ETH may have been swapped. Check your activity before trying again.')
  const again = page.getByRole('button', { name: 'Swap again anyway' })
  await expect.element(again).toBeDisabled()
  await page.getByRole('button', { name: 'Check again' }).click()
  expect(checks).toHaveLength(1)
  change({ maybeSent: { ...maybeSent, check: 'notFound' } })
  await expect.element(alert).toHaveTextContent('Your wallet may still send it.')
  await page.getByRole('checkbox', { name: 'I want to swap again anyway' }).click()
  change({ error: undefined, status: 'ready' })
  await again.click()
  expect(submits).toEqual([{ acknowledged: ['maybeSent'] }])
  change({ maybeSent: undefined, status: 'submitted', hash: '0x1' })
  await expect.poll(top).toBe('SwapSent')
})

it.each([
  ['transaction/partlyReverted', 'Only some of the calls succeeded.'],
  ['transaction/timedOut', 'The approval isn’t confirmed yet. Nothing was swapped.'],
  ['transaction/maybeSent', 'Your swap may have been sent.'],
] as const)('SwapPreview shows the outcome of the swap after %s', async (code, words) => {
  const error = new KitError(code, { shortMessage: 'Unknown.' })
  const amounts = { amountIn: 10n ** 18n, amountOut: 2_000_000n, rate: 2 }
  await show({ to: dollar, ...amounts, error, status: 'editing' }, 'SwapPreview')
  await expect.element(page.getByRole('alert')).toHaveTextContent(words)
})

it('SwapSelectToken lists held tokens before all others, with amount and value', async () => {
  const { edits } = await show({}, { name: 'SwapSelectToken', data: { side: 'to' } } as unknown as ViewEntry)
  const own = page.getByRole('list', { name: 'Your tokens' }).getByRole('button')
  await expect.element(own).toHaveTextContent(/USDC.*5.*USDC.*\$5\.00/)
  await expect.element(page.getByRole('list', { name: 'All tokens' }).getByRole('button')).toHaveTextContent('ETH')
  await page.getByRole('searchbox').fill(dollar.address ?? '')
  await expect.element(page.getByRole('list', { name: 'All tokens' })).not.toBeInTheDocument()
  await own.click()
  expect(edits).toEqual([{ to: dollar }])
})

it('Swap links to more funds when the balance is too small', async () => {
  const { change } = await show({ to: dollar, amountIn: 3n * 10n ** 18n })
  await expect.element(page.getByRole('button', { name: 'Use another wallet' })).toBeVisible()
  change({ amountIn: 10n ** 18n })
  await expect.element(page.getByRole('button', { name: 'Use another wallet' })).not.toBeInTheDocument()
})

it('SwapPreview shows which contract may move the amount before it is confirmed', async () => {
  const amounts = { amountIn: 10n ** 18n, amountOut: 2_000_000n, rate: 2 }
  const router = `0x${'de'.repeat(20)}`
  await show(
    { to: dollar, ...amounts, status: 'ready', router, steps: [{ kind: 'swap', status: 'next' }] },
    'SwapPreview',
  )
  await expect.element(page.getByText('0xdede…dede')).toBeVisible()
})

const ready = {
  to: dollar,
  amountIn: 10n ** 18n,
  amountOut: 2_000_000n,
  rate: 2,
  status: 'ready',
  steps: [{ kind: 'swap', status: 'next' }],
} as const

it('SwapPreview returns to the form when another account or network has reset the swap', async () => {
  const { change, top } = await show(ready, 'SwapPreview')
  await expect.element(page.getByRole('button', { name: 'Swap', exact: true })).toBeEnabled()
  change({ ...emptySwap(0), from: undefined, to: undefined })
  await expect.poll(top).toBe('Swap')
})

it('SwapPreview shows the sent swap in its view, without a toast', async () => {
  const { kit, swapped, top } = await show(ready, 'SwapPreview')
  await page.getByRole('button', { name: 'Swap', exact: true }).click()
  swapped[0]?.()
  await expect.poll(top).toBe('SwapSent')
  expect(kit.toast.getState().open).toBe(false)
})

it('SwapPreview keeps the view of a user who navigated away during the wallet request', async () => {
  const { kit, sent, swapped, top } = await show(ready, 'SwapPreview')
  await page.getByRole('button', { name: 'Swap', exact: true }).click()
  kit.modal.back()
  await expect.poll(top).toBe('Swap')
  swapped[0]?.()
  await sent[0]
  expect(top()).toBe('Swap')
})

it('SwapSelectToken shows the tokens of a network that becomes active while it is open', async () => {
  const { watched } = await show({}, { name: 'SwapSelectToken', data: { side: 'to' } } as unknown as ViewEntry)
  await expect.poll(() => watched).toContain('SwapSelectToken')
})

/** Shows the sent swap, whose outcome the test reports. */
async function showSent() {
  const hash = `0x${'9c'.repeat(32)}`
  const shown = await show({ ...ready, status: 'submitted', hash })
  shown.kit.modal.reset('Account')
  shown.kit.modal.push('SwapSent')
  const report = (outcome: TransactionOutcome) => {
    const entry = { id: `${networkId}:${hash}`, namespace: 'eip155', networkId, hash, sentAtMs: 0, ...outcome } as const
    shown.journal.update(() => ({ entries: [{ address: fixtureAddress, ...entry }] }))
  }
  const step = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  return { ...shown, hash, report, step }
}
const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const explorer = page.getByRole('link', { name: 'View on Explorer' })

it('SwapSent says that the swap is confirmed only once it is', async () => {
  const { hash, report, step, top } = await showSent()
  for (const outcome of [undefined, { status: 'pending' }] as const) {
    if (outcome) report(outcome)
    await expect.element(heading('Swap sent')).toBeVisible()
    await expect.element(page.getByText('Swapping 1 ETH for USDC.')).toBeVisible()
    await expect.element(step('Confirming')).toHaveAttribute('aria-current', 'step')
    await expect.element(step('Sent')).not.toHaveAttribute('aria-current')
    expect(step('Confirmed').query()).toBeNull()
  }
  await expect.element(page.getByRole('button', { name: 'Copy transaction ID' })).toBeVisible()
  await expect.element(explorer).toHaveAttribute('href', `https://explorer.example/tx/${hash}`)
  report({ status: 'success' })
  await expect.element(heading('Swapped')).toBeVisible()
  await expect.element(page.getByText('You swapped 1 ETH for USDC.')).toBeVisible()
  await expect.element(step('Confirmed')).not.toHaveAttribute('aria-current')
  expect(step('Confirming').query()).toBeNull()
  expect(heading('Swap sent').query()).toBeNull()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.poll(top).toBe('Account')
})

it.each([
  ['reverted', 'Failed', 'Only the network fee was paid.'],
  ['partlyReverted', 'Partly failed', 'Only some of the calls succeeded.'],
  ['replaced', 'Replaced', 'This swap didn’t go through.'],
  ['cancelled', 'Cancelled', '1 ETH was not swapped.'],
] as const)('SwapSent shows the outcome of a swap that is %s, with its reason', async (status, title, words) => {
  const { report, step } = await showSent()
  const minedHash = `0x${'7e'.repeat(32)}`
  report({ status, minedHash, reason: 'Too little output' })
  await expect.element(heading(title)).toBeVisible()
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(page.getByText('Too little output')).toBeVisible()
  await expect.element(step(title)).not.toHaveAttribute('aria-current')
  for (const name of ['Confirming', 'Confirmed']) expect(step(name).query()).toBeNull()
  // The transaction that was mined instead.
  await expect.element(explorer).toHaveAttribute('href', `https://explorer.example/tx/${minedHash}`)
})

it('SwapSent says that the network has not seen a swap yet, and shows its confirmation', async () => {
  const { report, step } = await showSent()
  report({ status: 'pending', isUnknown: true })
  await expect.element(page.getByText('The network doesn’t know this transaction yet.')).toBeVisible()
  await expect.element(step('Sent')).toHaveAttribute('aria-current', 'step')
  await expect.element(step('Confirming')).not.toHaveAttribute('aria-current')
  report({ status: 'success' })
  await expect.element(heading('Swapped')).toBeVisible()
  await expect.element(step('Sent')).not.toHaveAttribute('aria-current')
})

it('SwapSent ignores transactions of other networks, and goes back when the swap is reset', async () => {
  const { change, hash, journal, top } = await showSent()
  await expect.element(heading('Swap sent')).toBeVisible()
  const other = { networkId: 'eip155:8453', namespace: 'eip155', address: fixtureAddress, hash, sentAtMs: 0 } as const
  journal.update(() => ({ entries: [{ id: `eip155:8453:${hash}`, ...other, status: 'reverted' }] }))
  change({ amountIn: 2n * 10n ** 18n })
  await expect.element(page.getByText('Swapping 2 ETH for USDC.')).toBeVisible()
  change({ from: undefined, hash: undefined })
  await expect.poll(top).toBe('Account')
})
