import type { Loadable } from '../chain/Loadable.js'
import type { KitErrorCode } from '../error/KitError.js'
import { toKitError } from '../error/toKitError.js'
import type { ClockPort } from '../ports/Ports.js'
import { startStopwatch } from '../ports/startStopwatch.js'
import { type AbortLimit, createAbortLimit, untilAborted } from '../signal/createAbortLimit.js'

/**
 * How recent a value must be. `known` accepts a value within `freshMs` and shares a running request. `fresh` reads again, because a running
 * request may predate the change that the caller knows of; only calls of one turn share a request. Both respect the pause after a failure.
 * `changed` doesn't: the value is known to be outdated.
 */
export type Freshness = 'known' | 'fresh' | 'changed'

/** A value that is read from the network, see {@link createQuery}. */
export type LoadableQuery<T> = {
  /**
   * Reads the value, unless `freshness` accepts the known one. Resolves with the data that the state then holds, and follows a newer
   * request that replaces this one. The promise can be ignored: a rejection isn't reported as unhandled.
   *
   * @throws The state's error, or the reason for which the request was aborted: that of `signal`, if that ended it.
   */
  load(read: (signal: AbortSignal) => Promise<T>, freshness: Freshness): Promise<T>
  /** Marks the value as stale: the next `load` reads it again. */
  expire(): void
  /** Aborts the running request and restores the state from before it. */
  drop(): void
}

/** Options for {@link createQuery}. */
export type QueryOptions = {
  /** How long a value counts as fresh, in milliseconds. Defaults to 0. */
  readonly freshMs?: number
  /** The pause after a failure, in milliseconds. Defaults to 0. */
  readonly retryMs?: number
  /** Time limit of a request, in milliseconds. Defaults to none. */
  readonly limitMs?: number
  /** Aborts the requests permanently, such as the signal of a scope. */
  readonly signal?: AbortSignal
}

type Pending<T> = Extract<Loadable<T>, { status: 'pending' }>

/**
 * Creates a query, which decides when a value is read and what its state is in the meantime. Concurrent loads share a request, and data
 * survives reloads and failures. A response counts only while the state is still the `pending` that its request wrote. An owner that writes
 * the state in between, such as a value that was just saved, wins over a running request.
 *
 * @param get Returns the state. It lives where its owner wants it, such as in a field of a feature's store.
 * @param set Writes the state.
 * @param fallback Code and message for errors that are not `KitError`s.
 * @example
 * const query = createQuery(clock, () => store.getState().offer, (offer) => scopes.update(scope, (now) => ({ ...now, offer })),
 *   ['api/network', 'Failed to read the offer.'], { freshMs: 30_000, signal: scope.signal })
 * await query.load((signal) => getOffer(api, signal), 'known')
 */
export function createQuery<T>(
  clock: ClockPort,
  get: () => Loadable<T>,
  set: (state: Loadable<T>) => void,
  [code, shortMessage]: readonly [code: KitErrorCode, shortMessage: string],
  { freshMs = 0, retryMs = 0, limitMs, signal }: QueryOptions = {},
): LoadableQuery<T> {
  /** The running request, with the state that it wrote, the state from before it, and its outcome. */
  let running: AbortLimit | undefined
  let pending: Pending<T> | undefined
  let before: Loadable<T>
  let done: Promise<T>
  /** Ends with the turn in which the request started. */
  let turn: Promise<void> | undefined
  /** The age of the value, or of its failure. */
  let age: (() => number) | undefined
  /** The last data that was read, and when. The owner of the state may have written other data since. */
  let last: { readonly data: T; readonly dataAtMs: number } | undefined

  const isWithin = (time: number) => (age?.() ?? time) < time

  async function run(read: (signal: AbortSignal) => Promise<T>, limit: AbortLimit, own: Pending<T>): Promise<T> {
    let next: Loadable<T>
    try {
      next = { status: 'success', data: await untilAborted(() => read(limit.signal), limit.signal) }
    } catch (thrown) {
      const error = toKitError(thrown, code, shortMessage)
      const known = last !== undefined && own.data === last.data && last
      next = { ...own, ...known, status: 'error', error, retryAtMs: clock.now() + retryMs }
    }
    limit.end()
    if (running === limit) running = undefined
    // The request was dropped or replaced.
    else next = before
    if (signal?.aborted) next = before
    if (get() === own) {
      if (next !== before) age = startStopwatch(clock)
      if (next.status === 'success') last = { data: next.data, dataAtMs: clock.now() }
      set(next)
    }
    signal?.throwIfAborted()
    return running ? done : outcomeOf(get(), limit.signal.reason)
  }

  return {
    load(read, freshness) {
      const now = get()
      // A request whose `pending` was overwritten isn't shared: its response no longer counts.
      const isShared = running !== undefined && now === pending
      if (!isShared) before = now
      const isKnown = freshness === 'known'
      const isRecent =
        before.status === 'error'
          ? freshness !== 'changed' && isWithin(retryMs)
          : isKnown && before.status === 'success' && isWithin(freshMs)
      if (isShared && (isKnown || turn || isRecent)) return done
      if (isRecent) return quiet(outcomeOf(now))
      const former = running
      running = createAbortLimit([signal], limitMs ? { clock, limitMs, reason: () => undefined } : undefined)
      pending = { status: 'pending', ...('data' in now && now.data !== undefined && { data: now.data }) }
      const own = quiet(run(read, running, pending))
      done = own
      turn = Promise.resolve().then(() => {
        turn = undefined
      })
      set(pending)
      former?.abort(undefined)
      return own
    },
    expire() {
      if (get().status !== 'error') age = undefined
    },
    drop() {
      const former = running
      running = undefined
      if (get() === pending) set(before)
      former?.abort(undefined)
    },
  }
}

async function outcomeOf<T>(state: Loadable<T>, reason?: unknown): Promise<T> {
  if (state.status === 'success') return state.data
  throw state.status === 'error' ? state.error : reason
}

function quiet<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined)
  return promise
}
