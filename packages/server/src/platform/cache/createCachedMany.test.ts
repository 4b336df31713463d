import { expect, it } from 'vitest'
import { createCachedMany } from './createCachedMany.js'
import { createMemoryCache } from './createMemoryCache.js'

function setUp() {
  const clock = { nowMs: 1000 }
  const now = () => clock.nowMs
  const cachedMany = createCachedMany({ cache: createMemoryCache({ maxEntries: 100, maxBytes: 1e6, now }), now })
  const loads: (readonly string[])[] = []
  const load = async (keys: readonly string[]) => {
    loads.push(keys)
    return keys.map((key) => `${key}${loads.length}`)
  }
  const read = (...keys: string[]) => cachedMany(keys, () => ({ freshMs: 100, staleMs: 100 }), load)
  return { clock, loads, read, cachedMany }
}

it('createCachedMany loads missing values in one batch, once for concurrent callers', async () => {
  const { loads, read } = setUp()
  expect(await Promise.all([read('a', 'b', 'a'), read('b', 'c')])).toEqual([
    ['a1', 'b1', 'a1'],
    ['b1', 'c2'],
  ])
  expect(loads).toEqual([['a', 'b'], ['c']])
  expect(await read('c', 'd', 'a')).toEqual(['c2', 'd3', 'a1'])
  expect(loads[2]).toEqual(['d'])
  expect(await read()).toEqual([])
})

it('createCachedMany serves stale values immediately, refreshes them in the background, and evicts them in the end', async () => {
  const { clock, loads, read } = setUp()
  await read('a', 'b')
  clock.nowMs += 150
  expect(await read('a')).toEqual(['a1'])
  expect(loads).toEqual([['a', 'b'], ['a']])
  expect(await read('a')).toEqual(['a2'])
  clock.nowMs += 200
  expect(await read('a')).toEqual(['a3'])
})

it('createCachedMany caches missing values, null too, for the given time, and no failures', async () => {
  const { clock, cachedMany } = setUp()
  let requested = 0
  const keep = (value: string | null) => ({ freshMs: value === null ? 10 : 1000 })
  const read = () =>
    cachedMany(['here', 'away'], keep, async (keys) => {
      requested += keys.length
      return keys.map((key) => (key === 'away' ? null : key))
    })
  expect(await read()).toEqual(['here', null])
  expect(await read()).toEqual(['here', null])
  expect(requested).toBe(2)
  clock.nowMs += 10
  expect(await read()).toEqual(['here', null])
  expect(requested).toBe(3)
  const failing = () => cachedMany(['x'], keep, () => Promise.reject(new Error('down')))
  await expect(failing()).rejects.toThrow('down')
  expect(await cachedMany(['x'], keep, async () => ['up'])).toEqual(['up'])
})
