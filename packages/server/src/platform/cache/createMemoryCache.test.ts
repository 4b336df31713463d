import { describe, expect, it } from 'vitest'
import { createMemoryCache } from './createMemoryCache.js'

describe('createMemoryCache', () => {
  it('keeps at most the allowed bytes, and evicts the least recently used entry', async () => {
    const cache = createMemoryCache({ maxEntries: 100, maxBytes: 2 * 303, now: () => 0 })
    for (const key of ['a', 'b', 'c']) await cache.set(key, 'x'.repeat(100), 1000)
    await cache.get('a')
    await cache.set('d', 'x'.repeat(100), 1000)
    const kept = await Promise.all(['a', 'b', 'c', 'd'].map((key) => cache.get(key)))
    expect(kept.map((value) => value !== undefined)).toEqual([true, false, true, true])
    await cache.set('e', 'x'.repeat(400), 1000)
    expect(await cache.get('e')).toBeUndefined()
  })

  it('keeps at most the allowed entries, none beyond its time to live', async () => {
    let nowMs = 0
    const cache = createMemoryCache({ maxEntries: 2, maxBytes: 1e6, now: () => nowMs })
    for (const key of ['a', 'b', 'c']) await cache.set(key, key, key === 'c' ? 10 : 1000)
    nowMs = 10
    expect([await cache.get('a'), await cache.get('b'), await cache.get('c')]).toEqual([undefined, 'b', undefined])
  })
})
