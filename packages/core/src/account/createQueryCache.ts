import type { Loadable } from '../chain/Loadable.js'
import { toKitError } from '../error/toKitError.js'
import type { ClockPort } from '../ports/Ports.js'
import { startStopwatch } from '../ports/startStopwatch.js'
import { createLimit, type Limit, untilAborted } from '../signal/createLimit.js'
import type { Store } from '../store/createStore.js'
import { idle, type Loadables } from './Loadables.js'
import { mostKept } from './limits.js'

/** How fresh a value must be: see `load`. */
export type Freshness = 'known' | 'fresh' | 'changed'

/** A cache of values of one kind that are read from the network. */
export type QueryCache<T> = {
  /**
   * Reads the value of a key. `known`: a value younger than the cache's time is used, and a running request shared. `fresh`: read again;
   * a running request may have been answered before the change that the caller knows of, so only calls of one turn share one. Both
   * wait out the pause after a failure; `changed`, for a value that is known to have changed, does not. Settles with the newest
   * request, and never rejects.
   */
  load(key: string, ask: (signal: AbortSignal) => Promise<T>, freshness: Freshness): Promise<void>
  /** Marks values as old: the next `load` reads them again. */
  expire(isOld: (key: string) => boolean): void
  /** Names the keys that are shown: requests for other keys are dropped, and only the newest of their values kept. */
  keep(keys: ReadonlySet<string>): void
  destroy(): void
}

type Running = { readonly limit: Limit; readonly done: Promise<void>; isOfThisTurn: boolean }

type Entry<T> = {
  readonly state: Loadable<T>
  /** How old the value is, and how long ago the last request failed. */
  readonly age?: () => number
  readonly sinceFailure?: () => number
  readonly running?: Running
}

/** Creates the cache. Times in milliseconds (rule constants-4). */
export function createQueryCache<T>(
  store: Store<Loadables<T>>,
  clock: ClockPort,
  times: { cacheMs: number; retryMs: number; limitMs: number },
): QueryCache<T> {
  /** The newest last. */
  const entries = new Map<string, Entry<T>>()

  function set(key: string, entry: Entry<T>): void {
    entries.delete(key)
    entries.set(key, entry)
    publish()
  }

  const publish = () => store.update(() => new Map([...entries].map(([key, { state }]) => [key, state])))

  async function run(key: string, ask: (signal: AbortSignal) => Promise<T>, limit: Limit): Promise<void> {
    const isNewest = () => entries.get(key)?.running?.limit === limit
    try {
      const data = await untilAborted(() => ask(limit.signal), limit.signal)
      if (isNewest()) set(key, { state: { status: 'success', data }, age: startStopwatch(clock) })
    } catch (thrown) {
      if (isNewest()) {
        const { running, ...entry } = entries.get(key) as Entry<T>
        const error = toKitError(thrown, 'adapter/failed', 'The value could not be read.')
        const retryAtMs = clock.now() + times.retryMs
        const state: Loadable<T> = { status: 'error', retryAtMs, error, ...lastOf(entry.state) }
        set(key, { ...entry, state, sinceFailure: startStopwatch(clock) })
      }
    } finally {
      limit.end()
    }
    // A newer request took its place: whoever waits gets what that one brings.
    return entries.get(key)?.running?.done
  }

  /** Drops a request: the state is what it was before it. */
  function drop(key: string, { running, ...entry }: Entry<T>): void {
    const { data } = lastOf(entry.state)
    if (data !== undefined) entries.set(key, { ...entry, state: { status: 'success', data } })
    else entries.delete(key)
    running?.limit.abort(undefined)
  }

  return {
    load(key, ask, freshness) {
      const { running: before, ...entry } = entries.get(key) ?? { state: idle }
      if (before !== undefined && (freshness === 'known' || before.isOfThisTurn)) return before.done
      if (freshness !== 'changed' && isWithin(entry.sinceFailure, times.retryMs)) return Promise.resolve()
      if (freshness === 'known' && isWithin(entry.age, times.cacheMs)) return Promise.resolve()
      const limit = createLimit([], { clock, limitMs: times.limitMs, reason: () => undefined })
      const running: Running = { limit, done: run(key, ask, limit), isOfThisTurn: true }
      void Promise.resolve().then(() => {
        running.isOfThisTurn = false
      })
      set(key, { ...entry, state: { status: 'pending', ...lastOf(entry.state) }, running })
      before?.limit.abort(undefined)
      return running.done
    },
    expire(isOld) {
      for (const [key, { age, ...entry }] of entries) if (isOld(key)) entries.set(key, entry)
    },
    keep(keys) {
      const others = [...entries].filter(([key]) => !keys.has(key))
      const running = others.filter(([, entry]) => entry.running !== undefined)
      const old = others.slice(0, -mostKept)
      for (const [key, entry] of running) drop(key, entry)
      for (const [key] of old) entries.delete(key)
      if (running.length + old.length > 0) publish()
    },
    destroy() {
      for (const { running } of entries.values()) running?.limit.abort(undefined)
      entries.clear()
    },
  }
}

const isWithin = (age: (() => number) | undefined, limitMs: number): boolean => age !== undefined && age() < limitMs

const lastOf = <T>(state: Loadable<T>): { readonly data?: T } =>
  state.status !== 'idle' && state.data !== undefined ? { data: state.data } : {}
