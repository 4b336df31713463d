import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type IndexedMessage, planPage, rowsPerTopic } from './planPage.js'

const stored = fc.array(
  fc.record({ topic: fc.constantFrom('a', 'b', 'c'), bytes: fc.nat(50), isUnread: fc.boolean() }),
  {
    maxLength: 60,
  },
)

describe('planPage', () => {
  it('covers every unread message once and in order, within its bounds', () => {
    fc.assert(
      fc.property(
        stored,
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 120 }),
        (entries, limit, maxBytes) => {
          const all = entries.map((entry, index): IndexedMessage => ({ ...entry, seq: index + 1 }))
          const after = new Map<string, number>()
          const read: number[] = []
          for (let isComplete = false; !isComplete; ) {
            const rows = ['a', 'b', 'c'].flatMap((topic) =>
              all.filter((row) => row.topic === topic && row.seq > (after.get(topic) ?? 0)).slice(0, 4),
            )
            const page = planPage(rows, { limit, maxBytes, rowsPerTopic: 4 })
            const bytes = page.seqs.reduce((sum, seq) => sum + (all[seq - 1]?.bytes ?? 0), 0)
            expect(page.seqs.length <= limit && (bytes <= maxBytes || page.seqs.length === 1)).toBe(true)
            expect(page.isComplete || page.cursors.size > 0).toBe(true)
            for (const [topic, seq] of page.cursors) after.set(topic, seq)
            read.push(...page.seqs)
            isComplete = page.isComplete
          }
          expect(read).toEqual(all.flatMap(({ seq, isUnread }) => (isUnread ? [seq] : [])))
        },
      ),
    )
  })

  it('reads no more index rows for many topics than for one', () => {
    expect([1, 10, 500].map((topics) => topics * rowsPerTopic(topics))).toEqual([2000, 2000, 2000])
  })
})
