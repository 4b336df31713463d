import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatUnanswered, mergeUnanswered, parseUnanswered } from './parseUnanswered.js'
import type { UnansweredRequest } from './UnansweredRequest.js'

const send: UnansweredRequest = {
  id: '0707.0',
  namespace: 'eip155',
  networkId: 'eip155:1',
  address: '0xA',
  requestedAtMs: 7_000,
  sent: { to: '0xC', amount: 5n, token: '0xT' },
  mark: { timeMs: 1_000, height: 3, nonce: 7 },
  note: { kind: 'send', transfers: [], to: '0xC' },
}
const settled: UnansweredRequest = { ...send, isSettled: true, hash: '0x1' }

describe('parseUnanswered', () => {
  it.each<[string, UnansweredRequest]>([
    ['a transfer', send],
    ['a call', { ...send, sent: { to: '0xC', data: '0x1234', value: 5n } }],
    ['calls sent as one', { ...send, callsId: '0x1d', bundle: { callsId: 'kit:1:0', at: 0 }, maybeHash: '0x2' }],
    ['a settled request', settled],
  ])('parses requests as they were written: %s', (_, one) => {
    expect(parseUnanswered(formatUnanswered([one]))).toEqual([one])
  })

  it('drops search data that differs from the request', () => {
    const broken = JSON.stringify({ version: 1, requests: [{ ...send, sent: { to: '0xC', data: 'all', value: '1' } }] })
    expect(parseUnanswered(broken)[0]).not.toHaveProperty('sent')
    const long = formatUnanswered([{ ...send, sent: { to: '0xC', data: `0x${'12'.repeat(20_000)}` } }])
    expect(parseUnanswered(long)[0]).not.toHaveProperty('sent')
  })

  it('drops malformed requests of hostile storage and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        expect(parseUnanswered(text)).toEqual([])
      }),
    )
  })

  it('keeps requests settled in whichever order tabs are merged', () => {
    expect(mergeUnanswered([send], [settled], 8_000)).toEqual([settled])
    expect(mergeUnanswered([settled], [send], 8_000)).toEqual([settled])
  })

  it('keeps requests for a week', () => {
    expect(mergeUnanswered([send], [], 7_000 + 7 * 86_400_000)).toEqual([])
  })
})
