import { type KitError, toKitError } from '@kit/core/plugin'

/** How far a read is. The last data stays while it is read again, and when that fails. */
export type QueryState<Data> =
  | { readonly status: 'pending'; readonly data?: Data }
  | { readonly status: 'success'; readonly data: Data }
  | { readonly status: 'error'; readonly data?: Data; readonly error: KitError }

/** One read, and the components that show it. */
type Entry = { state: QueryState<unknown>; readonly listeners: Set<() => void>; running: AbortController | undefined }

/** The reads of the components below one provider, by all that they depend on. */
export type Queries = Map<string, Entry>

/** A read before its first result. */
export const pending: QueryState<never> = { status: 'pending' }

/** How many results are kept that no component shows. */
const mostKept = 50

/**
 * Opens a read that every component with the same key shares: it is read once, by the first that subscribes, and given up when the last
 * has gone. What never changes is kept for those that come later; all else is read anew.
 */
export function openQuery<Data>(
  queries: Queries,
  key: string,
  read: (signal: AbortSignal) => Promise<Data>,
  isFinal: boolean,
): { subscribe(listener: () => void): () => void; getState(): QueryState<Data>; refetch(): void } {
  function run(entry: Entry): void {
    if (entry.running !== undefined) return
    const abort = new AbortController()
    const kept = dataOf(entry.state)
    const set = (state: QueryState<unknown>) => {
      entry.state = state
      for (const listener of [...entry.listeners]) listener()
    }
    const settle = (state: QueryState<unknown>) => {
      if (entry.running !== abort) return
      entry.running = undefined
      set(state)
    }
    entry.running = abort
    if (kept.data !== undefined) set({ status: 'pending', ...kept })
    else if (entry.state !== pending) set(pending)
    read(abort.signal).then(
      (data) => settle({ status: 'success', data }),
      (cause: unknown) => {
        const error = toKitError(cause, 'adapter/failed', 'The value could not be read.')
        settle({ status: 'error', error, ...kept })
      },
    )
  }

  function release(entry: Entry): void {
    if (entry.listeners.size > 0 || queries.get(key) !== entry) return
    entry.running?.abort()
    entry.running = undefined
    const { data } = dataOf(entry.state)
    queries.delete(key)
    if (data === undefined || !isFinal) return
    entry.state = { status: 'success', data }
    queries.set(key, entry)
    const idle = [...queries].filter(([, { listeners }]) => listeners.size === 0)
    for (const [old] of idle.slice(0, -mostKept)) queries.delete(old)
  }

  return {
    subscribe(listener) {
      const entry: Entry = queries.get(key) ?? { state: pending, listeners: new Set(), running: undefined }
      queries.set(key, entry)
      entry.listeners.add(listener)
      if (entry.state === pending) run(entry)
      return () => {
        entry.listeners.delete(listener)
        // A component that React mounts twice, or moves, comes back at once.
        void Promise.resolve().then(() => release(entry))
      }
    },
    getState: () => (queries.get(key)?.state ?? pending) as QueryState<Data>,
    refetch() {
      const entry = queries.get(key)
      if (entry !== undefined && entry.listeners.size > 0) run(entry)
    },
  }
}

const dataOf = (state: QueryState<unknown>): { readonly data?: unknown } =>
  state.data === undefined ? {} : { data: state.data }
