import { createStore } from '@kit/core/plugin'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ActivityItem, ActivityTransfer } from './ActivityItem.js'
import type { ActivityState } from './ActivityState.js'
import { detailsOf } from './detailsOf.js'
import { formatMonth, groupByMonth } from './groupByMonth.js'
import { priceFee, priceItems } from './priceItems.js'
import { entryToItem } from './services/entryToItem.js'
import { mergeItems } from './services/mergeItems.js'

const make = (more: Partial<ActivityItem>): ActivityItem => ({
  id: 'id',
  networkId: 'eip155:1',
  hash: '0xa',
  kind: 'send',
  status: 'success',
  atMs: 0,
  from: '0xA',
  to: '',
  toName: undefined,
  transfers: [],
  partner: undefined,
  reason: undefined,
  fee: undefined,
  ...more,
})
const items = fc.array(
  fc
    .record({
      id: fc.uuid(),
      hash: fc.constantFrom('0xa', '0xA', '0xb', 'Base58', 'base58', ''),
      networkId: fc.constantFrom('eip155:1' as const, 'eip155:2' as const, undefined),
      atMs: fc.nat(2e12),
      status: fc.constantFrom('pending' as const, 'success' as const),
    })
    .map(make),
)

describe('entryToItem', () => {
  const entry = {
    id: 'eip155:1:calls',
    namespace: 'eip155',
    networkId: 'eip155:1',
    address: '0xA',
    hash: 'calls',
    callsId: 'calls',
    sentAtMs: 1,
    status: 'pending',
  } as const

  it('has no transaction hash for a batch before it is mined', () => {
    expect(entryToItem(entry).hash).toBe('')
    expect(entryToItem({ ...entry, status: 'success', minedHash: '0xb' }).hash).toBe('0xb')
  })
})

describe('mergeItems', () => {
  it('merges rows of the service and the journal without duplicates or losses, newest first', () => {
    fc.assert(
      fc.property(items, items, (history, journal) => {
        const all = mergeItems(history, journal)
        const keyOf = ({ id, hash, networkId }: ActivityItem) =>
          hash && networkId ? `${networkId} ${hash.startsWith('0x') ? hash.toLowerCase() : hash}` : id
        const keys = all.map(keyOf)
        expect(new Set(keys).size).toBe(keys.length)
        expect(new Set(keys)).toEqual(new Set([...history, ...journal].map(keyOf)))
        const times = all.map(({ atMs }) => atMs)
        expect(times).toEqual([...times].sort((a, b) => b - a))
      }),
    )
  })

  it('combines the data of the service and the journal on a transaction', () => {
    const history = make({ id: 'row', hash: '0xAB', status: 'pending', kind: 'send', to: '0xb' })
    const noted = make({ hash: '0xab', status: 'reverted', reason: 'Too late', to: '0xB', toName: 'bob.eth' })
    expect(mergeItems([history], [noted])).toEqual([
      { ...history, status: 'reverted', reason: 'Too late', to: '0xB', toName: 'bob.eth' },
    ])
  })
})

describe('the list with a transaction that took the place of another', () => {
  const other = make({ id: 'row', hash: '0xAB', kind: 'execute', to: '0xC' })

  it.each(['replaced', 'cancelled'] as const)(
    'shows the other as %s beside it, and never what was intended as done',
    (status) => {
      const noted = make({ id: 'entry', hash: '0xab', status, kind: 'send', to: '0xB', atMs: 1 })
      expect(mergeItems([other], [noted])).toEqual([noted, other])
    },
  )

  it('has details of each', () => {
    const noted = make({ id: 'entry', hash: '0xAB', status: 'replaced' })
    const state = createStore<ActivityState>({
      status: 'success',
      items: [other, noted],
      hasMore: false,
      scope: 'network',
      error: undefined,
    })
    expect(detailsOf({ state, getDetails: async () => undefined }, noted).getState().item).toBe(noted)
  })
})

describe('partly reverted calls in a successful transaction', () => {
  it('appear in the list as partly reverted', () => {
    const history = make({ id: 'row', hash: '0xAB', status: 'success' })
    const noted = make({ hash: '0xab', status: 'partlyReverted' })
    expect(mergeItems([history], [noted])[0]?.status).toBe('partlyReverted')
  })
})

describe('priceItems and priceFee', () => {
  const transfer = {
    direction: 'out',
    quantity: '1.5',
    symbol: 'USDC',
    name: undefined,
    iconUrl: undefined,
    isCollectible: false,
    token: undefined,
    value: undefined,
  } as const
  const usdc = { networkId: 'eip155:1', address: '0xAB', decimals: 6, price: 2 } as const
  const own = { networkId: 'eip155:1', address: undefined, decimals: 18, price: 3000 } as const
  const worthOf = (more: Partial<ActivityTransfer>) =>
    priceItems([make({ transfers: [{ ...transfer, ...more }] })], [usdc, own])[0]?.transfers[0]?.value

  it('use the value of the service, else the current price of the exact token, never matched by name', () => {
    expect(worthOf({ value: 7, token: usdc })).toBe(7)
    expect(worthOf({ token: { networkId: 'eip155:1', address: '0xab' } })).toBe(3)
    expect(worthOf({ token: own })).toBe(4500)
    expect(worthOf({})).toBeUndefined()
    expect(worthOf({ token: { networkId: 'eip155:2', address: '0xab' } })).toBeUndefined()
  })

  it('value a fee with the price of the native currency', () => {
    expect(priceFee(10n ** 15n, 'eip155:1', [usdc, own])).toBe(3)
    expect(priceFee(1n, 'eip155:2', [usdc, own])).toBeUndefined()
  })

  it('value a row of the service with the token noted in the journal', () => {
    const noted = make({ transfers: [{ ...transfer, token: usdc }] })
    expect(mergeItems([make({ id: 'row', transfers: [transfer] })], [noted])[0]?.transfers[0]?.token).toBe(usdc)
  })
})

describe('groupByMonth', () => {
  it('groups each item once into its month, newest first', () => {
    fc.assert(
      fc.property(items, (list) => {
        const months = groupByMonth(list)
        expect(months.flatMap((month) => month.items)).toHaveLength(list.length)
        const order = months.map(({ year, month }) => year * 12 + month)
        expect(order).toEqual([...new Set(order)].sort((a, b) => b - a))
        for (const { year, month, items: own } of months)
          for (const { atMs } of own)
            expect([new Date(atMs).getFullYear(), new Date(atMs).getMonth()]).toEqual([year, month])
      }),
    )
  })

  it('labels months with their year unless it is the current one', () => {
    const nowMs = new Date(2026, 10, 23).getTime()
    expect(formatMonth({ year: 2026, month: 0 }, nowMs, 'en')).toBe('January')
    expect(formatMonth({ year: 2025, month: 11 }, nowMs, 'en')).toBe('December 2025')
  })
})
