import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createResponseCache, createResponseStore } from './createResponseCache.js'

it('the response cache keeps at most its size, and evicts the least recently used response', () => {
  const cache = createResponseCache(createResponseStore({ maxBytes: 40_000, maxEntryBytes: 5000 }), 'a', () => 0)
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

it('the response caches of 60 chains keep at most one size together, and never share or clear responses', () => {
  const store = createResponseStore({ maxBytes: 40_000 })
  const caches = Array.from({ length: 60 }, (_, at) => createResponseCache(store, `${at}`, () => 0))
  for (let key = 0; key < 50; key += 1)
    for (const [at, cache] of caches.entries()) cache.setImmutable(`${key}`, `${at}`.padStart(100))
  const left = caches.flatMap((cache) =>
    Array.from({ length: 50 }, (_, key) => cache.get(`${key}`, false) ?? []).flat(),
  )
  expect(left.length).toBeGreaterThan(20)
  expect(left.length).toBeLessThan(100)
  const [one, two] = caches as [(typeof caches)[0], (typeof caches)[0]]
  one.setImmutable('k', 'one')
  two.setImmutable('k', 'two')
  expect([one.get('k', false), two.get('k', false)]).toEqual(['one', 'two'])
  one.clear()
  expect([one.get('k', false), two.get('k', false)]).toEqual([undefined, 'two'])
})

it('the response cache returns current state only to callers that accept it, while it is unchanged and fresh', () => {
  let nowMs = 0
  const cache = createResponseCache(createResponseStore(), 'a', () => nowMs)
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
      const cache = createResponseCache(createResponseStore({ maxBytes: 2000 }), 'a', () => 0)
      const put = new Map<string, string>()
      for (const [key, value] of pairs) {
        cache.setImmutable(key, value)
        put.set(key, value)
        for (const [known, expected] of put) expect([expected, undefined]).toContain(cache.get(known, false))
      }
    }),
  )
})
