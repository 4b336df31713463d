import type { ClockPort } from '../ports/Ports.js'
import { createLimit, type Limit } from '../signal/createLimit.js'
import { untilAborted } from '../signal/untilAborted.js'
import type { Store } from '../store/createStore.js'
import { type Keyed, unasked } from './Keyed.js'

/** One thing that is asked from the network for the active account, with its cache. */
export type Read<T> = {
  /**
   * Asks for a key, and drops a running request for another. A running request for the same key is shared. Unless `fresh`,
   * a value younger than the cache's time is taken, and after a failure nothing is asked before `retryAtMs`.
   */
  load(key: string, ask: (signal: AbortSignal) => Promise<T>, fresh?: boolean): Promise<void>
  /** Drops the running request and the value, not the cache. */
  reset(): void
  destroy(): void
}

/** Creates a read. Times in milliseconds (specification, section 9). */
export function createRead<T>(
  store: Store<Keyed<T>>,
  clock: ClockPort,
  times: { cacheMs: number; retryMs: number; limitMs: number },
): Read<T> {
  const cache = new Map<string, { readonly value: T; readonly atMs: number }>()
  let running: { readonly key: string; readonly limit: Limit; readonly done: Promise<void> } | undefined

  function drop(): void {
    running?.limit.abort(undefined)
    running = undefined
  }

  async function run(key: string, ask: (signal: AbortSignal) => Promise<T>, limit: Limit): Promise<void> {
    try {
      const value = await untilAborted(() => ask(limit.signal), limit.signal)
      if (running?.limit !== limit) return
      cache.set(key, { value, atMs: clock.now() })
      store.update(() => ({ key, value: { status: 'ready', value } }))
    } catch {
      if (running?.limit !== limit) return
      const known = cache.get(key)
      const retryAtMs = clock.now() + times.retryMs
      store.update(() => ({ key, value: { status: 'unavailable', retryAtMs, ...(known && { value: known.value }) } }))
    } finally {
      limit.end()
      if (running?.limit === limit) running = undefined
    }
  }

  return {
    load(key, ask, fresh = false) {
      if (running?.key === key) return running.done
      const { key: before, value } = store.getState()
      if (!fresh && before === key && value.status === 'unavailable' && clock.now() < value.retryAtMs)
        return Promise.resolve()
      drop()
      const known = cache.get(key)
      if (known !== undefined && !fresh && clock.now() - known.atMs < times.cacheMs) {
        store.update((state) =>
          state.key === key && state.value.status === 'ready'
            ? state
            : { key, value: { status: 'ready', value: known.value } },
        )
        return Promise.resolve()
      }
      store.update(() => ({ key, value: { status: 'loading', ...(known && { value: known.value }) } }))
      const limit = createLimit([], { clock, limitMs: times.limitMs, reason: () => undefined })
      const done = run(key, ask, limit)
      running = { key, limit, done }
      return done
    },
    reset() {
      drop()
      store.update(() => unasked)
    },
    destroy: drop,
  }
}
