import type { JournalEntry, Token } from '@kit/core/plugin'
import { describe, expect, it } from 'vitest'
import { emptySwap, type SwapState, type TradedToken } from '../SwapState.js'
import { findMaybeSwapped } from './followMaybeSent.js'

const tokenOf = (address: string): Token => ({
  networkId: 'eip155:1',
  address,
  name: address,
  symbol: address,
  decimals: 6,
  iconUrl: undefined,
})
const transfersOf = (from: string, to: string) =>
  [
    { direction: 'out', amount: 5n, token: tokenOf(from) },
    { direction: 'in', amount: 10n, token: tokenOf(to) },
  ] as const
const traded = (address: string): TradedToken => ({ ...tokenOf(address), isPermitToken: false })
const state: SwapState = {
  ...emptySwap(0),
  networkId: 'eip155:1',
  address: '0xA',
  from: traded('0xF'),
  to: traded('0xT'),
}
const entry: JournalEntry = {
  id: 'eip155:1:0xA:0x1d',
  namespace: 'eip155',
  networkId: 'eip155:1',
  address: '0xA',
  hash: '0x1d',
  callsId: '0x1d',
  sentAtMs: 1000,
  status: 'pending',
  note: { kind: 'swap', transfers: transfersOf('0xf', '0xt') },
}
const { callsId: _, ...transaction } = entry
const weekMs = 7 * 86_400_000
const found = { id: entry.id, amountIn: 5n, check: 'idle' }

describe('findMaybeSwapped', () => {
  it.each<[string, JournalEntry, Partial<SwapState>, number, object | undefined]>([
    ['calls whose status is not known', entry, {}, 1000, found],
    ['those calls for a week', entry, {}, 999 + weekMs, found],
    ['no calls that are older', entry, {}, 1000 + weekMs, undefined],
    ['no calls that ended', { ...entry, status: 'success' }, {}, 1000, undefined],
    ['no transaction that is on its way', transaction, {}, 1000, undefined],
    ['no calls of another account', { ...entry, address: '0xB' }, {}, 1000, undefined],
    ['no calls on another network', { ...entry, networkId: 'eip155:2' }, {}, 1000, undefined],
    ['no calls for other tokens', entry, { to: traded('0xO') }, 1000, undefined],
    ['no calls that are something else', { ...entry, note: { kind: 'send', transfers: [] } }, {}, 1000, undefined],
    ['no calls of this very submission', entry, { status: 'submitting' }, 1000, undefined],
    ['no calls that were submitted', entry, { status: 'submitted' }, 1000, undefined],
    [
      'the calls before while others are submitted',
      entry,
      { status: 'submitting', maybeSent: { id: entry.id, amountIn: 5n, check: 'notFound' } },
      1000,
      { ...found, check: 'notFound' },
    ],
  ])('finds %s', (_, sent, more, nowMs, expected) => {
    expect(findMaybeSwapped({ ...state, ...more }, { sends: [], entries: [sent], nowMs })).toEqual(expected)
  })
})
