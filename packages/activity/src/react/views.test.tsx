import { createStore } from '@kit/core/plugin'
import { createFixtureKit, fixtureConnections } from '@kit/fixture'
import type { ViewEntry } from '@kit/modal'
import { KitProvider } from '@kit/react'
import { KitModal } from '@kit/react-ui'
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
      value: undefined,
    },
  ],
  partner: { direction: 'to', address: '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb', name: undefined, isYou: false },
  reason: undefined,
  ...more,
})

async function show(given: Partial<ActivityState>, ...views: readonly ViewEntry[]) {
  const state = createStore<ActivityState>({
    status: 'success',
    items: [],
    hasMore: false,
    scope: 'network',
    error: undefined,
    ...given,
  })
  const asked: string[] = []
  const note = (name: string) => async () => void asked.push(name)
  const plugin: ActivityApi = {
    state,
    load: note('load'),
    loadMore: note('loadMore'),
    setScope: (scope) => state.update((now) => ({ ...now, scope })),
    getDetails: async ({ hash, status }) =>
      ({ hash, status, blockNumber: 7n, call: { name: 'transfer', args: ['0xB', '5'] } }) as never,
  }
  const [connection] = fixtureConnections
  const { kit, modal } = createFixtureKit({
    history: views.length > 0 ? views : [{ name: 'Transactions', data: undefined } as ViewEntry],
    plugins: { activity: plugin },
    states: {
      active: { status: 'connected', connection, account: connection?.account },
      connections: { connections: fixtureConnections, activeIds: connection ? [connection.id] : [] },
    },
  })
  await render(
    <KitProvider kit={kit}>
      <KitModal theme="light" locale="en" features={[activityFeature]} />
    </KitProvider>,
  )
  return { state, asked, modal }
}

const rows = () => page.getByRole('button', { name: /Sent/ })

describe('the list of transactions', () => {
  it('says what was sent, to whom and how much, floored, and leads to the details', async () => {
    await show({ items: [make(1)] })
    await expect.element(page.getByText('−1.001 ETH')).toBeVisible()
    await expect.element(page.getByText(/To 0xab…5Bfcdb/)).toBeVisible()
    await rows().first().click()
    await expect.element(page.getByText('transfer(0xB, 5)')).toBeVisible()
    await expect.element(page.getByText('Confirmed')).toBeVisible()
  })

  it('of 10,000 has 40 rows in the document at most, and asks for more at its end', async () => {
    const { asked } = await show({ items: Array.from({ length: 10_000 }, (_, index) => make(index)), hasMore: true })
    await expect.element(rows().first()).toBeVisible()
    expect(rows().elements().length).toBeLessThanOrEqual(40)
    const scroller = page.getByRole('region', { name: 'Activity' }).element()
    scroller.scrollTop = scroller.scrollHeight
    await expect.poll(() => asked).toContain('loadMore')
    await expect.element(page.getByText('−9,999.001 ETH')).toBeVisible()
    expect(rows().elements().length).toBeLessThanOrEqual(40)
  })

  it('is told apart while it comes, when it is empty, and when it failed, with a way on', async () => {
    const { state, asked } = await show({ status: 'loading' })
    await expect.poll(() => asked).toEqual(['load'])
    state.update((now) => ({ ...now, status: 'success' }))
    await expect.element(page.getByText('Nothing happened here yet.')).toBeVisible()
    state.update((now) => ({ ...now, status: 'error' }))
    await expect.element(page.getByText('Failed to fetch transactions')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    expect(asked).toEqual(['load', 'load'])
    await page.getByRole('switch', { name: 'All networks' }).click()
    expect(state.getState().scope).toBe('namespace')
  })
})

describe('the details of a transaction', () => {
  it('follow it from pending to failed, with the reason', async () => {
    const item = make(1, { status: 'pending' })
    const { state } = await show({ items: [item] }, { name: 'Transaction', data: { item } } as ViewEntry)
    await expect.element(page.getByText('Pending')).toBeVisible()
    state.update((now) => ({ ...now, items: [{ ...item, status: 'reverted', reason: 'Too late' }] }))
    await expect.element(page.getByText('Too late')).toBeVisible()
    await expect.element(page.getByText('Failed')).toBeVisible()
  })
})
