import type { Cache } from './Cache.js'
import type { Freshness } from './createCached.js'

/**
 * Answers many keys at once: what is not in the cache is loaded together, in one call. A key that is being loaded is waited for, a stale
 * one is served and renewed behind. A load that fails is not kept. Values are kept as JSON.
 *
 * @param keep How long a value is kept; what was not found may be looked for again sooner.
 * @example cachedMany(['price:a', 'price:b'], () => ({ freshMs: 30_000 }), (missing) => readPrices(missing))
 */
export type CachedMany = <T>(
  keys: readonly string[],
  keep: (value: T) => Freshness,
  load: (missing: readonly string[]) => Promise<readonly T[]>,
) => Promise<readonly T[]>

/** What the reader works with. */
export type CachedManyOptions = { readonly cache: Cache; readonly now: () => number }

/** Puts single flight and stale-while-revalidate over a cache, for many keys at once. */
export function createCachedMany({ cache, now }: CachedManyOptions): CachedMany {
  const loading = new Map<string, Promise<unknown>>()

  function renew<T>(
    keys: readonly string[],
    keep: (value: T) => Freshness,
    load: (missing: readonly string[]) => Promise<readonly T[]>,
  ): void {
    const all = load(keys).then(async (values) => {
      await Promise.all(
        values.map((value, index) => {
          const { freshMs, staleMs = 0 } = keep(value)
          const entry = JSON.stringify({ value, freshUntilMs: now() + freshMs })
          return cache.set(keys[index] as string, entry, freshMs + staleMs)
        }),
      )
      return values
    })
    for (const [index, key] of keys.entries()) {
      const one = all.then((values) => values[index]).finally(() => loading.delete(key))
      // Who waits gets the failure; a renewal behind has nobody waiting.
      one.catch(() => undefined)
      loading.set(key, one)
    }
  }

  return async <T>(
    keys: readonly string[],
    keep: (value: T) => Freshness,
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
    if (old.length > 0) renew([...new Set(old)], keep, load)
    return Promise.all(
      keys.map((key, index) => {
        const entry = known[index]
        return entry === undefined ? (loading.get(key) as Promise<T>) : entry.value
      }),
    )
  }
}
