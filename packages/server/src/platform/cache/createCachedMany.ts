import type { Cache } from './Cache.js'
import type { Freshness } from './createCached.js'

/**
 * Reads many keys at once and loads missing ones in one call. Keys that are already loading are awaited; stale values are served and
 * refreshed in the background. Failures are not cached. Values are stored as JSON.
 *
 * @param keep How long a value is cached; missing values can be retried sooner.
 * @example cachedMany(['price:a', 'price:b'], () => ({ freshMs: 30_000 }), (missing) => readPrices(missing))
 */
export type CachedMany = <T>(
  keys: readonly string[],
  freshnessOf: (value: T) => Freshness,
  load: (missing: readonly string[]) => Promise<readonly T[]>,
) => Promise<readonly T[]>

/** Dependencies of {@link createCachedMany}. */
export type CachedManyOptions = { readonly cache: Cache; readonly now: () => number }

/** Adds deduplication and stale-while-revalidate to a cache, for many keys at once. */
export function createCachedMany({ cache, now }: CachedManyOptions): CachedMany {
  const loading = new Map<string, Promise<unknown>>()

  function renew<T>(
    keys: readonly string[],
    freshnessOf: (value: T) => Freshness,
    load: (missing: readonly string[]) => Promise<readonly T[]>,
  ): void {
    const all = load(keys).then(async (values) => {
      await Promise.all(
        values.map((value, index) => {
          const { freshMs, staleMs = 0 } = freshnessOf(value)
          const entry = JSON.stringify({ value, freshUntilMs: now() + freshMs })
          return cache.set(keys[index] as string, entry, freshMs + staleMs)
        }),
      )
      return values
    })
    for (const [index, key] of keys.entries()) {
      const one = all.then((values) => values[index]).finally(() => loading.delete(key))
      // Waiting callers get the failure; a background refresh has none.
      one.catch(() => undefined)
      loading.set(key, one)
    }
  }

  return async <T>(
    keys: readonly string[],
    freshnessOf: (value: T) => Freshness,
    load: (missing: readonly string[]) => Promise<readonly T[]>,
  ) => {
    const entries = await Promise.all(keys.map((key) => cache.get(key)))
    const known = entries.map(
      (entry) =>
        (entry === undefined ? undefined : JSON.parse(entry)) as { value: T; freshUntilMs: number } | undefined,
    )
    const old = keys.filter((key, index) => {
      const entry = known[index]
      return (entry === undefined || entry.freshUntilMs <= now()) && !loading.has(key)
    })
    if (old.length > 0) renew([...new Set(old)], freshnessOf, load)
    return Promise.all(
      keys.map((key, index) => {
        const entry = known[index]
        return entry === undefined ? (loading.get(key) as Promise<T>) : entry.value
      }),
    )
  }
}
