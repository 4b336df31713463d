import type { Loadable } from '../chain/Loadable.js'
import type { KitErrorCode } from '../error/KitErrorCode.js'
import { toKitError } from '../error/toKitError.js'
import type { ClockPort } from '../ports/Ports.js'
import { startStopwatch } from '../ports/startStopwatch.js'
import { createLimit, type Limit, untilAborted } from '../signal/createLimit.js'
import { toAbortError } from '../signal/toAbortError.js'

/**
 * How recent a value must be. `known` accepts a value within `freshMs` and shares a running request. `fresh` reads again, because a
 * running request may predate the change that the caller knows of; only calls of one turn share a request. Both respect the
 * pause after a failure. `changed` does not: the value is known to be outdated.
 */
export type Freshness = 'known' | 'fresh' | 'changed'

/** One value that is read from the network: see {@link createQuery}. */
export type LoadableQuery<T> = {
  /**
   * Reads the value, unless `freshness` allows what is known. Resolves with the data that the state then holds, and follows a newer
   * request that replaces this one. Safe to ignore: a rejection that nobody handles is not reported.
   *
   * @throws KitError The state's error, or `connection/aborted` (or the reason of `signal`) when the request was aborted.
   */
  load(read: (signal: AbortSignal) => Promise<T>, freshness: Freshness): Promise<T>
  /** Marks the value as stale: the next `load` reads it again. */
  expire(): void
  /** Aborts the running request and restores the state from before it. */
  drop(): void
}

/** Options for {@link createQuery}. */
export type QueryOptions = {
  /** How long a value counts as fresh. Default 0. */
  readonly freshMs?: number
  /** The pause after a failure. Default 0. */
  readonly retryMs?: number
  /** When a request times out. Default: never. */
  readonly limitMs?: number
  /** Aborts the requests, for good: that of a scope, for example. */
  readonly signal?: AbortSignal
}

type Running<T> = {
  readonly limit: Limit
  readonly pending: Loadable<T>
  readonly before: Loadable<T>
  readonly done: Promise<T>
}

/**
 * The one place that decides when a value is read and what its state says meanwhile: concurrent loads share a request, data survives
 * reloads and failures, and an answer counts only while the state is still the `pending` that its request wrote. An owner who writes the
 * state in between (another scope, a value that was just saved) therefore wins over a request that is under way.
 *
 * @param get Returns the state. It lives where its owner wants it, such as in a field of a feature's store.
 * @param set Writes the state.
 * @param fallback Code and message for errors that are not `KitError`s.
 * @example
 * const query = createQuery(clock, () => store.getState().offer, (offer) => scopes.update(scope, (now) => ({ ...now, offer })),
 *   ['api/network', 'The offer could not be read.'], { freshMs: 30_000, signal: scope.signal })
 * await query.load((signal) => getOffer(api, signal), 'known')
 */
export function createQuery<T>(
  clock: ClockPort,
  get: () => Loadable<T>,
  set: (state: Loadable<T>) => void,
  [code, shortMessage]: readonly [code: KitErrorCode, shortMessage: string],
  { freshMs = 0, retryMs = 0, limitMs, signal }: QueryOptions = {},
): LoadableQuery<T> {
  let running: Running<T> | undefined
  let isOfThisTurn = false
  /** How old the value is, or its failure. */
  let age: (() => number) | undefined

  const isWithin = (time: number) => age !== undefined && age() < time

  async function run(mine: Omit<Running<T>, 'done'>, read: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const { limit, pending, before } = mine
    let next: Loadable<T>
    try {
      next = { status: 'success', data: await untilAborted(() => read(limit.signal), limit.signal) }
    } catch (thrown) {
      const error = toKitError(thrown, code, shortMessage)
      next = { status: 'error', error, retryAtMs: clock.now() + retryMs, ...keptOf(before) }
    }
    limit.end()
    const isNewest = running?.limit === limit
    if (isNewest) running = undefined
    if (get() === pending) {
      const isAnswer = isNewest && !signal?.aborted
      if (isAnswer) age = startStopwatch(clock)
      set(isAnswer ? next : before)
    }
    if (signal?.aborted) throw toAbortError(signal)
    if (running) return running.done
    const now = get()
    if (now.status === 'success') return now.data
    throw now.status === 'error' ? now.error : toAbortError(limit.signal)
  }

  return {
    load(read, freshness) {
      const now = get()
      const former = running
      // A request whose `pending` was overwritten is not shared: its answer no longer counts.
      const shared = former?.pending === now ? former : undefined
      const before = shared?.before ?? now
      if (before.status === 'error' && freshness !== 'changed' && isWithin(retryMs))
        return shared?.done ?? quiet(Promise.reject(before.error))
      if (shared && (isOfThisTurn || freshness === 'known')) return shared.done
      if (now.status === 'success' && freshness === 'known' && isWithin(freshMs)) return Promise.resolve(now.data)
      const limit = createLimit(
        [signal],
        limitMs === undefined ? undefined : { clock, limitMs, reason: () => undefined },
      )
      const pending: Loadable<T> = { status: 'pending', ...keptOf(now) }
      const mine = { limit, pending, before }
      const done = quiet(run(mine, read))
      running = { ...mine, done }
      isOfThisTurn = true
      void Promise.resolve().then(() => {
        isOfThisTurn = false
      })
      set(pending)
      former?.limit.abort(undefined)
      return done
    },
    expire() {
      if (get().status !== 'error') age = undefined
    },
    drop() {
      const former = running
      running = undefined
      if (former && get() === former.pending) set(former.before)
      former?.limit.abort(undefined)
    },
  }
}

const keptOf = <T>(state: Loadable<T>): { readonly data?: T } =>
  state.status !== 'idle' && state.data !== undefined ? { data: state.data } : {}

function quiet<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined)
  return promise
}
