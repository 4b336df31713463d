import { expect, it } from 'vitest'
import { createCached } from './createCached.js'
import { createMemoryCache } from './createMemoryCache.js'

function setUp() {
  let nowMs = 1000
  const now = () => nowMs
  const cached = createCached({ cache: createMemoryCache({ maxEntries: 2, maxBytes: 1e6, now }), now })
  let loads = 0
  const load = async () => ++loads
  return { cached, load, loads: () => loads, pass: (ms: number) => (nowMs += ms) }
}

it('createCached loads once for concurrent callers, and caches the value while it is fresh', async () => {
  const { cached, load, pass } = setUp()
  const both = await Promise.all([cached('a', { freshMs: 100 }, load), cached('a', { freshMs: 100 }, load)])
  expect(both).toEqual([1, 1])
  pass(99)
  expect(await cached('a', { freshMs: 100 }, load)).toBe(1)
  pass(1)
  expect(await cached('a', { freshMs: 100 }, load)).toBe(2)
})

it('createCached serves a stale value immediately and refreshes it in the background', async () => {
  const { cached, load, loads, pass } = setUp()
  await cached('a', { freshMs: 100, staleMs: 100 }, load)
  pass(150)
  expect(await cached('a', { freshMs: 100, staleMs: 100 }, load)).toBe(1)
  expect(loads()).toBe(2)
  expect(await cached('a', { freshMs: 100, staleMs: 100 }, load)).toBe(2)
})

it('createCached does not cache failures', async () => {
  const { cached, load } = setUp()
  await expect(cached('a', { freshMs: 100 }, () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await cached('a', { freshMs: 100 }, load)).toBe(1)
})

it('createCached evicts the least recently used entry', async () => {
  const now = () => 0
  const cache = createMemoryCache({ maxEntries: 2, maxBytes: 1e6, now })
  for (let index = 0; index < 50; index++) await cache.set(`key ${index}`, 'value', 1000)
  expect(await cache.get('key 0')).toBeUndefined()
  expect(await cache.get('key 49')).toBe('value')
})
