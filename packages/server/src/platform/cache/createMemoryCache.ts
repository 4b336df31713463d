import type { Cache } from './Cache.js'

/** Limits of the memory cache. */
export type MemoryCacheOptions = { readonly maxEntries: number; readonly maxBytes: number; readonly now: () => number }

type Entry = { readonly value: string; readonly untilMs: number }

/** Creates an in-process cache, limited by entries and bytes; the least recently used are evicted first. */
export function createMemoryCache({ maxEntries, maxBytes, now }: MemoryCacheOptions): Cache {
  const entries = new Map<string, Entry>()
  let bytes = 0

  function remove(key: string): void {
    const entry = entries.get(key)
    if (entry === undefined) return
    entries.delete(key)
    bytes -= sizeOf(key, entry)
  }

  return {
    async get(key) {
      const entry = entries.get(key)
      if (entry === undefined) return undefined
      if (entry.untilMs <= now()) {
        remove(key)
        return undefined
      }
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    async set(key, value, ttlMs) {
      remove(key)
      const entry = { value, untilMs: now() + ttlMs }
      entries.set(key, entry)
      bytes += sizeOf(key, entry)
      for (const oldest of entries.keys()) {
        if (entries.size <= maxEntries && bytes <= maxBytes) break
        remove(oldest)
      }
    },
    async delete(key) {
      remove(key)
    },
  }
}

/** A character takes at most two bytes. */
function sizeOf(key: string, { value }: Entry): number {
  return 2 * (key.length + value.length)
}
