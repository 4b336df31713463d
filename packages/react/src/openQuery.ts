import { type ClockPort, createQuery, type Loadable, type LoadableQuery } from '@kit/core/plugin'

/** One read, with the components that show it. */
type Entry = {
  state: Loadable<unknown>
  readonly listeners: Set<() => void>
  readonly query: LoadableQuery<unknown>
}

/** Reads of the components below one provider, by key. */
export type Queries = Map<string, Entry>

/** State of a read before its first result. */
export const pending: Loadable<never> = { status: 'pending' }

/** Maximum number of cached results without a subscriber. */
const maxCached = 50

/**
 * Opens a read that all components with the same key share. The first subscriber starts it; it is aborted when the last one unsubscribes. A
 * final result is cached for later subscribers, any other is fetched again.
 */
export function openQuery<Data>(
  queries: Queries,
  clock: ClockPort,
  key: string,
  read: (signal: AbortSignal) => Promise<Data>,
  isFinal: boolean,
): { subscribe(listener: () => void): () => void; getState(): Loadable<Data>; refetch(): void } {
  function open(): Entry {
    const set = (state: Loadable<unknown>) => {
      entry.state = state
      for (const listener of [...entry.listeners]) listener()
    }
    const query = createQuery(clock, () => entry.state, set, ['adapter/failed', 'Failed to read the value.'])
    const entry: Entry = { state: { status: 'idle' }, listeners: new Set(), query }
    queries.set(key, entry)
    return entry
  }

  function release(entry: Entry): void {
    if (entry.listeners.size > 0 || queries.get(key) !== entry) return
    entry.query.drop()
    queries.delete(key)
    if (!isFinal || !('data' in entry.state) || entry.state.data === undefined) return
    entry.state = { status: 'success', data: entry.state.data }
    queries.set(key, entry)
    const idle = [...queries].filter(([, { listeners }]) => listeners.size === 0)
    for (const [old] of idle.slice(0, -maxCached)) queries.delete(old)
  }

  return {
    subscribe(listener) {
      const entry = queries.get(key) ?? open()
      entry.listeners.add(listener)
      if (entry.state.status === 'idle') void entry.query.load(read, 'known')
      return () => {
        entry.listeners.delete(listener)
        // Deferred: a component that React mounts twice, or moves, resubscribes immediately.
        void Promise.resolve().then(() => release(entry))
      }
    },
    getState: () => {
      const { state } = queries.get(key) ?? { state: pending }
      // Returns the same object until there is data, so the first request doesn't cause another render.
      return (
        state.status === 'idle' || (state.status === 'pending' && !('data' in state)) ? pending : state
      ) as Loadable<Data>
    },
    refetch() {
      const entry = queries.get(key)
      if (entry !== undefined && entry.listeners.size > 0) void entry.query.load(read, 'known')
    },
  }
}
