import { type ClockPort, createQuery, type Loadable, type LoadableQuery, type QueryOptions } from '@kit/core/plugin'

/** A query of the directory. The directory's state shows it in a shape of its own. */
export type ListQuery<T> = {
  /** Returns the last value. */
  data(): T | undefined
  /** Loads the value. Never rejects: failures are exposed in the state. */
  load(...call: Parameters<LoadableQuery<T>['load']>): Promise<void>
  /** Aborts the running request and forgets the value, without a change of the directory's state. */
  reset(): void
}

/** Creates the query. Calls `show` with each of its states, and `reportError` with each failure. */
export function createListQuery<T>(
  clock: ClockPort,
  reportError: (error: unknown) => void,
  show: (state: Loadable<T>) => void,
  options?: QueryOptions,
): ListQuery<T> {
  let state: Loadable<T> = { status: 'idle' }
  const set = (next: Loadable<T>) => {
    state = next
    if (next.status === 'error') reportError(next.error)
    show(next)
  }
  const query = createQuery<T>(clock, () => state, set, ['api/network', 'The wallet directory failed.'], options)
  return {
    data: () => ('data' in state ? state.data : undefined),
    load: (read, freshness) => query.load(read, freshness).then(ignore, ignore),
    reset() {
      state = { status: 'idle' }
      query.drop()
    },
  }
}

function ignore(): void {}
