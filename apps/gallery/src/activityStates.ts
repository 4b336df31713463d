import type { ActivityApi, ActivityItem, ActivityState } from '@kit/activity'
import { activityFeature } from '@kit/activity/react'
import { createStore } from '@kit/core/plugin'
import { type FixtureOptions, fixtureAddress, fixtureConnections } from '@kit/fixture'
import type { ViewEntry } from '@kit/modal'
import type { Feature } from '@kit/react-ui/feature'

const other = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
const ether = { networkId: 'eip155:1', address: undefined } as const
const moved = (direction: 'in' | 'out', quantity: string, symbol: string, value?: number) =>
  ({
    direction,
    quantity,
    symbol,
    name: symbol,
    iconUrl: undefined,
    isCollectible: false,
    token: symbol === 'ETH' ? ether : undefined,
    value,
  }) as const
const make = (index: number, more: Partial<ActivityItem> = {}): ActivityItem => ({
  id: `item${index}`,
  networkId: 'eip155:1',
  hash: `0x${String(index).padStart(64, 'a')}`,
  kind: 'send',
  status: 'success',
  atMs: Date.UTC(2026, 10, 20) - index * 400_000_000,
  from: fixtureAddress,
  to: other,
  toName: undefined,
  transfers: [moved('out', `${index}.5`, 'ETH', index % 3 === 0 ? undefined : 3000 * (index + 0.5))],
  partner: { direction: 'to', address: other, name: undefined, isYou: false },
  reason: undefined,
  fee: undefined,
  ...more,
})
const pending = make(0, {
  status: 'pending',
  partner: { direction: 'to', address: other, name: 'a-friend-with-a-very-long-name.example.eth', isYou: false },
})
const swapped = make(1, {
  kind: 'swap',
  transfers: [moved('out', '0.25', 'ETH'), moved('in', '1234567.891', 'USDC', 1_234_567.89)],
})
const reverted = make(2, { status: 'reverted', reason: 'ERC20: transfer amount exceeds balance' })
const items: readonly ActivityItem[] = [
  pending,
  swapped,
  reverted,
  make(3, {
    kind: 'receive',
    transfers: [moved('in', '0.0000001', 'ETH')],
    partner: { direction: 'from', address: other, name: undefined, isYou: true },
  }),
  make(4, { kind: 'approve', transfers: [] }),
  make(4.2, {
    kind: 'buy',
    status: 'pending',
    transfers: [moved('in', '0.25', 'ETH', 750)],
    partner: { direction: 'from', address: '', name: 'Coinbase', isYou: false },
  }),
  ...Array.from({ length: 60 }, (_, index) => make(index + 5)),
]

const mined = { fee: 441_000_000_000_000n, blockNumber: 21_234_567n, minedAtMs: 0 }
const unmined = { fee: undefined, blockNumber: undefined, minedAtMs: undefined }
const at = (name: string, data?: unknown): ViewEntry => ({ name, data }) as ViewEntry
const [connection] = fixtureConnections

function show(
  state: Partial<ActivityState>,
  ...history: readonly ViewEntry[]
): FixtureOptions & { readonly features: readonly Feature[] } {
  const all: ActivityState = { status: 'success', items, hasMore: false, scope: 'network', error: undefined, ...state }
  const plugin: ActivityApi = {
    state: createStore(all),
    load: async () => undefined,
    loadMore: async () => undefined,
    setScope: () => undefined,
    getDetails: async ({ hash, status }) => ({
      hash,
      status: status === 'pending' || status === 'reverted' ? status : 'success',
      from: fixtureAddress,
      to: other,
      value: 0n,
      ...(status === 'pending' ? unmined : mined),
      call: { name: 'transfer', args: [other, '1250000000'] },
      reason: undefined,
    }),
  }
  return {
    history: [at('Account'), ...history],
    features: [activityFeature],
    plugins: { activity: plugin },
    states: {
      active: { status: 'connected', connection, account: connection?.account },
      connections: { connections: fixtureConnections, activeIds: fixtureConnections.slice(0, 1).map(({ id }) => id) },
      account: { address: fixtureAddress },
    },
  }
}
const list = at('Transactions')

/** States of the activity views. */
export const activityStates = {
  'activity-tab': show({}),
  'activity-tab-empty': show({ items: [] }),
  activity: show({}, list),
  'activity-loading': show({ status: 'loading', items: [] }, list),
  'activity-empty': show({ items: [] }, list),
  'activity-failed': show({ status: 'error', items: [] }, list),
  'activity-failed-own': show({ status: 'error', items: [pending] }, list),
  'activity-detail': show({}, list, at('Transaction', { item: make(5) })),
  'activity-detail-pending': show({}, list, at('Transaction', { item: pending })),
  'activity-detail-swap': show({}, list, at('Transaction', { item: swapped })),
  'activity-detail-replaced': show({}, list, at('Transaction', { item: make(6, { status: 'replaced' }) })),
  'activity-detail-failed': show({}, list, at('Transaction', { item: reverted })),
}
