import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createResponseCache } from './createResponseCache.js'

it('the response cache keeps at most its size, and evicts the least recently used response', () => {
  const cache = createResponseCache({ now: () => 0, maxBytes: 40_000, maxEntryBytes: 5000 })
  cache.setImmutable('asked', 'a')
  for (let at = 0; at < 2000; at += 1) {
    cache.setImmutable(`${at}`, 'x'.repeat(100))
    expect(cache.get('asked', false)).toBe('a')
  }
  const left = Array.from({ length: 2000 }, (_, at) => cache.get(`${at}`, false)).filter((text) => text !== undefined)
  expect(left.length).toBeGreaterThan(20)
  expect(left.length).toBeLessThan(100)
  cache.setImmutable('large', 'x'.repeat(5000))
  expect(cache.get('large', false)).toBeUndefined()
})

it('the response cache returns current state only to callers that accept it, while it is unchanged and fresh', () => {
  let nowMs = 0
  const cache = createResponseCache({ now: () => nowMs })
  cache.setLatest('k', 'v', cache.state(), 100)
  expect([cache.get('k', true), cache.get('k', false)]).toEqual(['v', undefined])
  nowMs = 100
  expect(cache.get('k', true)).toBeUndefined()
  const before = cache.state()
  cache.setLatest('k', 'v', before, 100)
  cache.invalidateLatest()
  expect(cache.get('k', true)).toBeUndefined()
  cache.setLatest('k', 'late', before, 100)
  expect(cache.get('k', true)).toBeUndefined()
})

it('the response cache returns stored responses verbatim, with any text, or nothing', () => {
  const text = fc.string({ unit: 'grapheme' })
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text)), (pairs) => {
      const cache = createResponseCache({ now: () => 0, maxBytes: 2000 })
      const put = new Map<string, string>()
      for (const [key, value] of pairs) {
        cache.setImmutable(key, value)
        put.set(key, value)
        for (const [known, expected] of put) expect([expected, undefined]).toContain(cache.get(known, false))
      }
    }),
  )
})
