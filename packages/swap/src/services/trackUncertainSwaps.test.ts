import type { JournalEntry, Token } from '@kit/core/plugin'
import { describe, expect, it } from 'vitest'
import { emptySwap, type SwappableToken, type SwapState } from '../SwapState.js'
import { findMaybeSwapped } from './trackUncertainSwaps.js'

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
const traded = (address: string): SwappableToken => ({ ...tokenOf(address), isPermitToken: false })
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
    ['a batch with an unknown status', entry, {}, 1000, found],
    ['such a batch for a week', entry, {}, 999 + weekMs, found],
    ['no older batch', entry, {}, 1000 + weekMs, undefined],
    ['no batch that ended', { ...entry, status: 'success' }, {}, 1000, undefined],
    ['no pending transaction', transaction, {}, 1000, undefined],
    ['no batch of another account', { ...entry, address: '0xB' }, {}, 1000, undefined],
    ['no batch on another network', { ...entry, networkId: 'eip155:2' }, {}, 1000, undefined],
    ['no batch for other tokens', entry, { to: traded('0xO') }, 1000, undefined],
    ['no batch with another purpose', { ...entry, note: { kind: 'send', transfers: [] } }, {}, 1000, undefined],
    ['no batch of the current submission', entry, { status: 'submitting' }, 1000, undefined],
    ['no submitted batch', entry, { status: 'submitted' }, 1000, undefined],
    [
      'the earlier batch while another is submitted',
      entry,
      { status: 'submitting', maybeSent: { id: entry.id, amountIn: 5n, check: 'notFound' } },
      1000,
      { ...found, check: 'notFound' },
    ],
  ])('finds %s', (_, sent, more, nowMs, expected) => {
    expect(findMaybeSwapped({ ...state, ...more }, { sends: [], entries: [sent], nowMs })).toEqual(expected)
  })
})
