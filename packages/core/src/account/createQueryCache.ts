import type { Loadable } from '../chain/Loadable.js'
import type { ClockPort } from '../ports/Ports.js'
import { createQuery, type Freshness, type LoadableQuery, type QueryOptions } from '../query/createQuery.js'
import type { Store } from '../store/createStore.js'
import { idle, type Loadables } from './Loadables.js'
import { mostKept } from './limits.js'

/** Queries of one kind, by key. */
export type QueryCache<T> = {
  /** Loads the value of a key. Never rejects. */
  load(key: string, read: (signal: AbortSignal) => Promise<T>, freshness: Freshness): Promise<void>
  /** Marks values as stale: the next `load` reads them again. */
  expire(isStale: (key: string) => boolean): void
  /** Names the keys that are shown. Requests for other keys are dropped, and only the newest of their values are kept. */
  keep(keys: ReadonlySet<string>): void
  destroy(): void
}

/** Creates the cache over a store (rule constants-4). */
export function createQueryCache<T>(
  store: Store<Loadables<T>>,
  clock: ClockPort,
  options: QueryOptions,
): QueryCache<T> {
  /** The newest last. */
  const entries = new Map<string, { readonly state: Loadable<T>; readonly query: LoadableQuery<T> }>()

  const publish = () => store.update(() => new Map([...entries].map(([key, { state }]) => [key, state])))

  function open(key: string): LoadableQuery<T> {
    const query = createQuery<T>(
      clock,
      () => entries.get(key)?.state ?? idle,
      (state) => {
        entries.delete(key)
        if (state.status !== 'idle') entries.set(key, { state, query })
        publish()
      },
      ['adapter/failed', 'The value could not be read.'],
      options,
    )
    return query
  }

  return {
    async load(key, read, freshness) {
      const query = entries.get(key)?.query ?? open(key)
      await query.load(read, freshness).catch(() => undefined)
    },
    expire(isStale) {
      for (const [key, { query }] of entries) if (isStale(key)) query.expire()
    },
    keep(keys) {
      const others = [...entries].filter(([key]) => !keys.has(key))
      const old = others.slice(0, -mostKept)
      for (const [, { query }] of others) query.drop()
      for (const [key] of old) entries.delete(key)
      if (old.length > 0) publish()
    },
    destroy() {
      const open = [...entries.values()]
      entries.clear()
      for (const { query } of open) query.drop()
    },
  }
}
