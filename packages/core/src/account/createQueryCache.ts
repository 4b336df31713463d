import type { ClockPort } from '../ports/Ports.js'
import { createQuery, type Freshness, type LoadableQuery, type QueryOptions } from '../query/createQuery.js'
import type { Store } from '../store/createStore.js'
import { idle, type Loadables } from './Loadables.js'
import { maxUnused } from './limits.js'

/** Cache for queries of one kind, by key. */
export type QueryCache<T> = {
  /** Loads the value of a key. Never rejects. */
  load(key: string, read: (signal: AbortSignal) => Promise<T>, freshness: Freshness): Promise<void>
  /** Marks values as stale, so that the next `load` reads them again. */
  expire(isStale: (key: string) => boolean): void
  /** Sets the keys that are in use. Requests for other keys are aborted, and only the newest of their values are kept. */
  keep(keys: ReadonlySet<string>): void
  destroy(): void
}

/** Creates a query cache on top of a store (rule constants-4). */
export function createQueryCache<T>(
  store: Store<Loadables<T>>,
  clock: ClockPort,
  options: QueryOptions,
): QueryCache<T> {
  const queries = new Map<string, LoadableQuery<T>>()

  function open(key: string): LoadableQuery<T> {
    const query = createQuery<T>(
      clock,
      () => store.getState().get(key) ?? idle,
      (state) =>
        store.update((all) => {
          const others = new Map(all)
          // Moves the key to the end: the newest keys come last.
          others.delete(key)
          return others.set(key, state)
        }),
      ['adapter/failed', 'Failed to read the value.'],
      options,
    )
    queries.set(key, query)
    return query
  }

  return {
    async load(key, read, freshness) {
      await (queries.get(key) ?? open(key)).load(read, freshness).catch(() => undefined)
    },
    expire(isStale) {
      for (const [key, query] of queries) if (isStale(key)) query.expire()
    },
    keep(keys) {
      const others = [...store.getState().keys()].filter((key) => !keys.has(key))
      for (const key of others) queries.get(key)?.drop()
      for (const key of others.slice(0, -maxUnused)) {
        queries.delete(key)
        store.update((all) => new Map([...all].filter(([other]) => other !== key)))
      }
    },
    destroy() {
      for (const query of queries.values()) query.drop()
    },
  }
}
