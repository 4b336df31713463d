import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { entryId, type JournalEntry, type TransactionOutcome } from './JournalEntry.js'
import { mergeEntries } from './mergeEntries.js'
import { formatJournal, parseJournal, parseNote } from './parseJournal.js'

const fates = fc.record<TransactionOutcome>(
  {
    status: fc.constantFrom('pending', 'success', 'reverted', 'replaced', 'cancelled'),
    minedAtMs: fc.nat(),
    blockNumber: fc.bigInt(0n, 3n),
    fee: fc.bigInt(0n, 2n ** 200n),
    reason: fc.constantFrom('Too late', 'No'),
    minedHash: fc.constantFrom('0xnew'),
    reorgCount: fc.nat(2),
  },
  { requiredKeys: ['status'] },
)
const notes = fc.option(fc.record({ kind: fc.constantFrom('send', 'swap'), transfers: fc.constant([]) }), {
  nil: undefined,
})
const entry = fc
  .tuple(fc.constantFrom('0x1', '0x2', '0x3'), fc.nat(5), notes, fates)
  .map(([hash, sentAtMs, note, fate]): JournalEntry => {
    const where = { namespace: 'eip155', networkId: 'eip155:1', address: '0xA' } as const
    const calls = hash === '0x3' && { callsId: hash }
    return {
      id: entryId({ ...where, hash, ...calls }),
      ...where,
      hash,
      ...calls,
      sentAtMs,
      ...(note && { note }),
      ...fate,
    }
  })
const lists = fc.array(entry, { maxLength: 6 }).map((list) => mergeEntries([], list))

describe('mergeEntries', () => {
  it('returns the same regardless of the order, each transaction once, and loses none', () => {
    fc.assert(
      fc.property(lists, lists, lists, (a, b, c) => {
        const all = mergeEntries(mergeEntries(a, b), c)
        expect(mergeEntries(c, mergeEntries(b, a))).toEqual(all)
        expect(mergeEntries(mergeEntries(all, a), all)).toEqual(all)
        const ids = all.map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
        expect(new Set(ids)).toEqual(new Set([...a, ...b, ...c].map(({ id }) => id)))
      }),
    )
  })

  it('never makes a settled entry pending again, except after a reorg', () => {
    fc.assert(
      fc.property(lists, lists, (before, updates) => {
        const after = new Map(mergeEntries(before, updates).map((each) => [each.id, each]))
        for (const { id, status, reorgCount = 0 } of before) {
          const now = after.get(id)
          if (status !== 'pending' && now?.status === 'pending') expect(now.reorgCount).toBeGreaterThan(reorgCount)
        }
      }),
    )
  })

  it('keeps two hundred entries at most, dropping the oldest settled ones first', () => {
    const make = (count: number, status: 'pending' | 'success', from: number): JournalEntry[] =>
      Array.from({ length: count }, (_, at) => {
        const hash = `0x${status}${at}`
        const where = { namespace: 'eip155', networkId: 'eip155:1', address: '0xA' } as const
        return { id: `eip155:1:${hash}`, ...where, hash, sentAtMs: from + at, status }
      })
    const kept = mergeEntries(make(150, 'success', 1000), make(60, 'pending', 0))
    expect(kept).toHaveLength(200)
    expect(kept.filter(({ status }) => status === 'pending')).toHaveLength(60)
    expect(kept.some(({ hash }) => hash === '0xsuccess9')).toBe(false)
    expect(kept.some(({ hash }) => hash === '0xsuccess10')).toBe(true)
  })
})

describe('parseJournal', () => {
  it('parses entries as they were written', () => {
    fc.assert(
      fc.property(lists, (list) => {
        expect(parseJournal(formatJournal(list))).toEqual(list)
      }),
    )
  })

  it('drops invalid entries of hostile storage and never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.array(fc.object()).map((entries) => JSON.stringify({ version: 1, entries })),
        ),
        (text) => {
          for (const { hash, networkId } of parseJournal(text))
            expect([typeof hash, typeof networkId]).toEqual(['string', 'string'])
        },
      ),
    )
    const wrong = [
      { hash: '0x\u202e' },
      { networkId: 'nowhere' },
      { status: 'lost' },
      { sentAtMs: -1 },
      { address: '' },
    ]
    const right = { networkId: 'eip155:1', address: '0xA', hash: '0x1', sentAtMs: 1, status: 'pending' }
    const textOf = (version: number, entries: readonly object[]) => JSON.stringify({ version, entries })
    expect(parseJournal(textOf(1, [...wrong.map((each) => ({ ...right, ...each })), right, right]))).toHaveLength(1)
    expect(parseJournal(textOf(2, [right]))).toEqual([])
  })

  it('keeps the valid fields of a note', () => {
    const token = {
      networkId: 'eip155:1',
      name: 'Evil\u202e',
      symbol: 'E',
      decimals: 6,
      iconUrl: 'javascript:alert(1)',
    }
    const transfers = [
      { direction: 'out', amount: '5', token },
      { direction: 'up' },
      { direction: 'in', amount: -1n, token },
    ]
    expect(parseNote({ kind: 'send', transfers, to: 7 })).toEqual({
      kind: 'send',
      transfers: [
        { direction: 'out', amount: 5n, token: { ...token, address: undefined, name: 'Evil', iconUrl: undefined } },
      ],
    })
    expect(parseNote({ kind: 'send' })).toBeUndefined()
  })
})
