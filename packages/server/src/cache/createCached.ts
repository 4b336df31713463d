import type { Cache } from './Cache.js'

/** How long an answer is served as it is, and how long after that while a newer one is fetched. */
export type Freshness = { readonly freshMs: number; readonly staleMs?: number }

/**
 * Answers from the cache, or loads and keeps. Equal questions under way share one load; a stale answer is served at once while one
 * load renews it. A load that fails is not kept. Values are kept as JSON.
 *
 * @example cached(`gas:${chain}`, { freshMs: 3000 }, () => readGasPrice(chain))
 */
export type Cached = <T>(key: string, freshness: Freshness, load: () => Promise<T>) => Promise<T>

/** What the reader works with. */
export type CachedOptions = { readonly cache: Cache; readonly now: () => number }

/** Puts single flight and stale-while-revalidate over a cache. */
export function createCached({ cache, now }: CachedOptions): Cached {
  const loading = new Map<string, Promise<unknown>>()

  function renew<T>(key: string, { freshMs, staleMs = 0 }: Freshness, load: () => Promise<T>): Promise<T> {
    const underWay = loading.get(key) as Promise<T> | undefined
    if (underWay !== undefined) return underWay
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
    // A stale answer is good enough for now; if renewing fails the next caller tries again.
    if (freshUntilMs <= now()) renew(key, freshness, load).catch(() => undefined)
    return value
  }
}
