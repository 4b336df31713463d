import { type ClockPort, createQuery, type Loadable, type LoadableQuery } from '@kit/core/plugin'

/** One read, and the components that show it. */
type Entry = {
  state: Loadable<unknown>
  readonly listeners: Set<() => void>
  readonly query: LoadableQuery<unknown>
}

/** The reads of the components below one provider, by all that they depend on. */
export type Queries = Map<string, Entry>

/** A read before its first result. */
export const pending: Loadable<never> = { status: 'pending' }

/** How many results are kept that no component shows. */
const mostKept = 50

/**
 * Opens a read that every component with the same key shares. The first subscriber starts it, and it is aborted when the last one leaves.
 * A final result is kept for later subscribers; any other is read again.
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
    for (const [old] of idle.slice(0, -mostKept)) queries.delete(old)
  }

  return {
    subscribe(listener) {
      const entry = queries.get(key) ?? open()
      entry.listeners.add(listener)
      if (entry.state.status === 'idle') void entry.query.load(read, 'known')
      return () => {
        entry.listeners.delete(listener)
        // A component that React mounts twice, or moves, comes back at once.
        void Promise.resolve().then(() => release(entry))
      }
    },
    getState: () => {
      const { state } = queries.get(key) ?? { state: pending }
      // The same object until there is data, so that the first request does not render again.
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
