import type { Cache } from './Cache.js'

/** How long a value is fresh, and how long after that it is served stale while it is refreshed. */
export type Freshness = { readonly freshMs: number; readonly staleMs?: number }

/**
 * Returns the cached value, or loads and caches it. Concurrent callers share one load; a stale value is served immediately while it is
 * refreshed. Failures are not cached. Values are stored as JSON.
 *
 * @example cached(`gas:${chain}`, { freshMs: 3000 }, () => readGasPrice(chain))
 */
export type Cached = <T>(key: string, freshness: Freshness, load: () => Promise<T>) => Promise<T>

/** Dependencies of {@link createCached}. */
export type CachedOptions = { readonly cache: Cache; readonly now: () => number }

/** Adds deduplication and stale-while-revalidate to a cache. */
export function createCached({ cache, now }: CachedOptions): Cached {
  const loading = new Map<string, Promise<unknown>>()

  function renew<T>(key: string, { freshMs, staleMs = 0 }: Freshness, load: () => Promise<T>): Promise<T> {
    const inFlight = loading.get(key) as Promise<T> | undefined
    if (inFlight !== undefined) return inFlight
    const started = load()
      .then(async (value) => {
        await cache.set(key, JSON.stringify({ value, freshUntilMs: now() + freshMs }), freshMs + staleMs)
        return value
      })
      .finally(() => loading.delete(key))
    loading.set(key, started)
    return started
  }

  return async (key, freshness, load) => {
    const known = await cache.get(key)
    if (known === undefined) return renew(key, freshness, load)
    const { value, freshUntilMs } = JSON.parse(known)
    // A stale value is acceptable; if the refresh fails, the next caller retries.
    if (freshUntilMs <= now()) renew(key, freshness, load).catch(() => undefined)
    return value
  }
}
