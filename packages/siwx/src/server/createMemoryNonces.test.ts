import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMemoryNonces } from './createMemoryNonces.js'

describe('createMemoryNonces', () => {
  it('accepts each nonce once until it expires, whatever the limit and the order of use', () => {
    const step = fc.record({ nonce: fc.nat({ max: 30 }), waitMs: fc.nat({ max: 3 }) })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), fc.array(step, { maxLength: 200 }), (limit, steps) => {
        let nowMs = 1000
        const nonces = createMemoryNonces({ limit, clock: { now: () => nowMs } })
        const used = new Set<number>()
        for (const { nonce, waitMs } of steps) {
          nowMs += waitMs
          const isTaken = nonces.consume(String(nonce), 1020 + nonce)
          expect(isTaken && used.has(nonce)).toBe(false)
          if (isTaken) used.add(nonce)
        }
      }),
    )
  })

  it('accepts new nonces during a flood of used ones, and rejects those it may have dropped', () => {
    const nonces = createMemoryNonces({ limit: 100, clock: { now: () => 0 } })
    for (let index = 0; index < 1000; index++) expect(nonces.consume(`flood${index}`, 1000 + index)).toBe(true)
    expect(nonces.consume('recent', 1999)).toBe(true)
    expect(nonces.consume('flood999', 1999)).toBe(false)
    expect(nonces.consume('flood0', 1000)).toBe(false)
    expect(nonces.consume('never seen, as old as what was dropped', 1000)).toBe(false)
  })

  it('holds as many nonces as its limit, and again after they expire', () => {
    let nowMs = 0
    const nonces = createMemoryNonces({ limit: 3, clock: { now: () => nowMs } })
    for (const startMs of [0, 1000]) {
      nowMs = startMs
      for (const offsetMs of [30, 10, 20]) expect(nonces.consume(`${startMs}+${offsetMs}`, nowMs + offsetMs)).toBe(true)
    }
  })

  it('has a unique ID', () => {
    const one = createMemoryNonces()
    expect(one.id).toBe(one.id)
    expect(one.id).not.toBe(createMemoryNonces().id)
  })
})
