import QuickLRU from 'quick-lru'
import type { Cache } from './Cache.js'

/** What the memory cache works with. */
export type MemoryCacheOptions = { readonly maxEntries: number; readonly now: () => number }

/** A cache of this process: the entries that were not asked for longest go first. */
export function createMemoryCache({ maxEntries, now }: MemoryCacheOptions): Cache {
  const entries = new QuickLRU<string, { readonly value: string; readonly untilMs: number }>({ maxSize: maxEntries })
  return {
    async get(key) {
      const entry = entries.get(key)
      if (entry === undefined || entry.untilMs > now()) return entry?.value
      entries.delete(key)
      return undefined
    },
    async set(key, value, ttlMs) {
      entries.set(key, { value, untilMs: now() + ttlMs })
    },
    async delete(key) {
      entries.delete(key)
    },
  }
}
