import { createStore, type TokenBalance, whenSubscribed } from '@kit/core/plugin'
import { createFixtureKit, fixtureConnections, fixtureNetworks } from '@kit/fixture'
import type { ViewEntry } from '@kit/modal'
import { KitProvider } from '@kit/react'
import { KitModal } from '@kit/react-ui'
import { defineFeature, type Feature } from '@kit/react-ui/feature'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ActivityApi, ActivityItem, ActivityState } from '../index.js'
import { activityFeature } from './activityFeature.js'

const make = (index: number, more: Partial<ActivityItem> = {}): ActivityItem => ({
  id: `item${index}`,
  networkId: 'eip155:1',
  hash: `0x${index}`,
  kind: 'send',
  status: 'success',
  atMs: 1_700_000_000_000 - index * 100_000,
  from: '0xA',
  to: '0xB',
  toName: undefined,
  transfers: [
    {
      direction: 'out',
      quantity: `${index}.0019`,
      symbol: 'ETH',
      name: 'Ether',
      iconUrl: undefined,
      isCollectible: false,
      token: undefined,
      value: undefined,
    },
  ],
  partner: { direction: 'to', address: '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb', name: undefined, isYou: false },
  reason: undefined,
  fee: undefined,
  ...more,
})

/** A clock that doesn't move. */
const clockAt = (nowMs: number) => ({ now: () => nowMs, monotonic: () => 0, setTimeout: () => () => undefined })

async function show(
  {
    nowMs = 0,
    submitter = '0xA',
    tokens = [],
    features = [],
    ...given
  }: Partial<ActivityState> & {
    readonly nowMs?: number
    readonly submitter?: string
    readonly tokens?: readonly TokenBalance[]
    readonly features?: readonly Feature[]
  },
  ...views: readonly ViewEntry[]
) {
  const state = createStore<ActivityState>({
    status: 'success',
    items: [],
    hasMore: false,
    scope: 'network',
    error: undefined,
    ...given,
  })
  const requested: string[] = []
  const note = (name: string) => async () => void requested.push(name)
  const plugin: ActivityApi = {
    state: whenSubscribed(state, () => void requested.push('read')),
    load: note('load'),
    loadMore: note('loadMore'),
    setScope: (scope) => state.update((now) => ({ ...now, scope })),
    getDetails: async ({ hash, status, isUnknown }) =>
      isUnknown
        ? undefined
        : ({
            hash,
            status,
            from: submitter,
            fee: 5n,
            blockNumber: 7n,
            call: { name: 'transfer', args: ['0xB', '5'] },
          } as never),
  }
  const [connection] = fixtureConnections
  const { kit, modal } = createFixtureKit({
    history: views.length > 0 ? views : [{ name: 'Transactions', data: undefined } as ViewEntry],
    plugins: { activity: plugin },
    clock: clockAt(nowMs),
    states: {
      active: { status: 'connected', connection, account: connection?.account, network: fixtureNetworks[0] },
      tokens: { status: 'success', data: tokens },
      connections: { connections: fixtureConnections, activeIds: connection ? [connection.id] : [] },
    },
  })
  await render(
    <KitProvider kit={kit}>
      <KitModal theme="light" locale="en" features={[activityFeature, ...features]} />
    </KitProvider>,
  )
  return { state, requested, modal }
}

const rows = () => page.getByRole('button', { name: /Sent/ })

describe('the transaction list', () => {
  it('shows what was sent, to whom and how much, rounded down, and opens the details', async () => {
    await show({ items: [make(1)] })
    await expect.element(page.getByText('−1.001 ETH')).toBeVisible()
    await expect.element(page.getByText(/To 0xab…5Bfcdb/)).toBeVisible()
    await rows().first().click()
    await expect.element(page.getByText('transfer(0xB, 5)')).toBeVisible()
    await expect.element(page.getByText('Confirmed')).toBeVisible()
  })

  it('shows the call and the fee if the chain does not say who submitted the transaction', async () => {
    await show({ items: [make(1)], submitter: '' })
    await rows().first().click()
    await expect.element(page.getByText('transfer(0xB, 5)')).toBeVisible()
    await expect.element(page.getByText('Network fee')).toBeVisible()
  })

  it('leaves out the call and its fee if another account submitted the transaction', async () => {
    await show({ items: [make(1)], submitter: '0xC' })
    await rows().first().click()
    await expect.element(page.getByText('Block')).toBeVisible()
    expect(page.getByText('transfer(0xB, 5)').query()).toBeNull()
    expect(page.getByText('Network fee').query()).toBeNull()
  })

  it('leaves out the call of a swap, and keeps its contract', async () => {
    await show({ items: [make(1, { kind: 'swap' })] })
    await page.getByRole('button', { name: /Swapped/ }).click()
    await expect.element(page.getByText('Block')).toBeVisible()
    await expect.element(page.getByText(/^0xab…5Bfcdb$/)).toBeVisible()
    expect(page.getByText('transfer(0xB, 5)').query()).toBeNull()
  })

  it('never truncates a shortened address: the date makes room for it', async () => {
    const transfer = {
      ...make(1).transfers[0],
      quantity: '12345678901',
      symbol: 'LONGTOKEN',
    } as ActivityItem['transfers'][number]
    await show({ nowMs: make(0).atMs + 3_600_000 * 23, items: [make(1, { transfers: [transfer] }), make(2)] })
    const about = page.getByText(/^To 0xab…5Bfcdb$/)
    await expect.element(about.first()).toBeVisible()
    for (const element of about.elements()) expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth)
    const heights = rows()
      .elements()
      .map((row) => row.clientHeight)
    expect(new Set(heights).size).toBe(1)
  })

  it('shows the age within a day, the date of older transactions, and both in the details', async () => {
    const nowMs = make(0).atMs + 300_000
    await show({ nowMs, items: [make(0), make(1, { atMs: nowMs - 90_000_000 })] })
    await expect.element(page.getByText(/· 5 min ago/)).toBeVisible()
    await expect.element(page.getByText(/· Nov 13/)).toBeVisible()
    await rows().nth(1).click()
    await expect.element(page.getByText(/Nov 13, 2023.* · 1 d ago/)).toBeVisible()
  })

  it('renders at most 40 of 10,000 rows, and requests more at the end', async () => {
    const { requested } = await show({
      items: Array.from({ length: 10_000 }, (_, index) => make(index)),
      hasMore: true,
    })
    await expect.element(rows().first()).toBeVisible()
    expect(rows().elements().length).toBeLessThanOrEqual(40)
    const scroller = page.getByRole('region', { name: 'Activity' }).element()
    scroller.scrollTop = scroller.scrollHeight
    await expect.poll(() => requested).toContain('loadMore')
    await expect.element(page.getByText('−9,999.001 ETH')).toBeVisible()
    expect(rows().elements().length).toBeLessThanOrEqual(40)
  })

  it('distinguishes loading, empty and failed, with an action for each', async () => {
    const { state, requested } = await show({ status: 'loading' })
    await expect.poll(() => requested).toContain('read')
    state.update((now) => ({ ...now, status: 'success' }))
    await expect.element(page.getByText('No activity yet')).toBeVisible()
    state.update((now) => ({ ...now, status: 'error' }))
    await expect.element(page.getByText('Couldn’t load activity')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    expect(requested).toContain('load')
    await page.getByRole('switch', { name: 'All networks' }).click()
    expect(state.getState().scope).toBe('namespace')
  })
})

describe('a transaction row', () => {
  const moved = (direction: 'in' | 'out', symbol: string, value?: number) => ({
    ...(make(1).transfers[0] as ActivityItem['transfers'][number]),
    direction,
    symbol,
    value,
  })

  it('shows the value, what a trade gave, and the token that it got with a badge', async () => {
    const transfers = [moved('out', 'ETH', 2400), moved('in', 'USDC', 2399.5)]
    await show({ items: [make(1, { kind: 'swap', transfers })] })
    await expect.element(page.getByText('$2,399.50')).toBeVisible()
    const row = page.getByRole('button', { name: /Swapped/ }).element()
    const pictures = [...row.querySelectorAll('[data-initial]')].map((one) => one.getAttribute('data-initial'))
    expect(pictures).toEqual(['U'])
    expect(row.querySelector('[data-kind=swap]')?.getAttribute('data-status')).toBe('done')
    await expect.element(page.getByText(/−1\.001 ETH.* · /)).toBeVisible()
  })

  it("shows the network's picture for its currency, and a tile for a token of the same name", async () => {
    const [sent] = make(1).transfers
    if (sent === undefined) throw new Error('The item has no transfer.')
    const native = { networkId: 'eip155:1', address: undefined } as const
    await show({ items: [make(1, { transfers: [{ ...sent, token: native }] }), make(2)] })
    await expect.element(rows().nth(1)).toBeVisible()
    const picturesIn = (row: Element) => row.querySelectorAll('img').length
    await expect.poll(() => rows().elements().map(picturesIn)).toEqual([1, 0])
  })

  it('shows no value if nothing moved', async () => {
    const transfers = [moved('out', 'ETH', 2400)]
    await show({ items: [make(1, { transfers, status: 'reverted' }), make(2, { transfers, status: 'pending' })] })
    await expect.element(page.getByText('$2,400.00')).toBeVisible()
    expect(page.getByText('$2,400.00').elements()).toHaveLength(1)
  })

  it('names the seller of a purchase, and an own account “you”', async () => {
    const partner = { direction: 'from', address: '', name: 'Coinbase', isYou: false } as const
    const own = {
      direction: 'to',
      address: '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb',
      name: 'me',
      isYou: true,
    } as const
    await show({ items: [make(1, { kind: 'buy', status: 'pending', partner }), make(2, { partner: own })] })
    await expect.element(page.getByText('Pending · Coinbase', { exact: true })).toBeVisible()
    await expect.element(page.getByText(/To you/)).toBeVisible()
  })

  it('keeps rows of the journal when the service fails, with a message and a retry', async () => {
    const { requested } = await show({ items: [make(1)], status: 'error' })
    await expect
      .element(page.getByText('Couldn’t load your full history. Showing transactions sent from this app.'))
      .toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    expect(requested).toContain('load')
  })
})

describe('the transaction details', () => {
  it('show what replaced it, and why it failed even if the chain gives no reason', async () => {
    const item = make(1, { status: 'replaced' })
    const { state } = await show({ items: [item] }, { name: 'Transaction', data: { item } } as ViewEntry)
    await expect.element(page.getByText('Replaced by another transaction from this account.')).toBeVisible()
    state.update((now) => ({ ...now, items: [{ ...item, status: 'cancelled' }] }))
    await expect.element(page.getByText('Cancelled before it was confirmed.')).toBeVisible()
    state.update((now) => ({ ...now, items: [{ ...item, status: 'reverted' }] }))
    await expect.element(page.getByText('No reason given by the network.')).toBeVisible()
  })

  it('say that the wallet may be waiting for other signers while no node knows the hash', async () => {
    const item = { ...make(1, { status: 'pending' }), isUnknown: true } as const
    const { state } = await show({ items: [item] }, { name: 'Transaction', data: { item } } as ViewEntry)
    await expect.element(page.getByText('Your wallet may be waiting for other signers.')).toBeVisible()
    state.update((now) => ({ ...now, items: [make(1, { status: 'success' })] }))
    await expect.element(page.getByText('Your wallet may be waiting for other signers.')).not.toBeInTheDocument()
  })

  it('follow the transaction from pending to failed, with the reason', async () => {
    const item = make(1, { status: 'pending' })
    const { state } = await show({ items: [item] }, { name: 'Transaction', data: { item } } as ViewEntry)
    await expect.element(page.getByText('Pending')).toBeVisible()
    state.update((now) => ({ ...now, items: [{ ...item, status: 'reverted', reason: 'Too late' }] }))
    await expect.element(page.getByText('Too late')).toBeVisible()
    await expect.element(page.getByText('Failed')).toBeVisible()
  })

  it('offer the actions of a token only if the account holds it', async () => {
    const ether = { networkId: 'eip155:1', address: undefined, name: 'Ether', symbol: 'ETH', decimals: 18 } as const
    const held: TokenBalance = { ...ether, iconUrl: undefined, amount: 1n, price: undefined, value: undefined }
    const chosen: unknown[] = []
    const spend = defineFeature({
      id: 'spend',
      texts: { en: async () => ({ 'spend.title': 'Spend' }) },
      tokenActions: [
        {
          id: 'spend',
          icon: 'swap',
          label: 'spend.title' as 'activity.copy',
          view: 'Networks',
          choose: (_, token) => chosen.push(token),
        },
      ],
    })
    const [transfer] = make(1).transfers
    if (transfer === undefined) throw new Error('The item moves nothing.')
    const known = make(1, { transfers: [{ ...transfer, token: ether }] })
    const named = make(2)
    const { modal } = await show({ items: [known, named], tokens: [held], features: [spend] }, {
      name: 'Transaction',
      data: { item: named },
    } as ViewEntry)
    const spendButton = page.getByRole('button', { name: 'Spend' })
    await expect.element(page.getByText('transfer(0xB, 5)')).toBeVisible()
    expect(spendButton.query()).toBeNull()
    modal.update(
      () => ({ open: true, history: [{ name: 'Transaction', data: { item: known } } as ViewEntry] }) as never,
    )
    await spendButton.click()
    expect(chosen).toEqual([held])
  })
})
