import type { ClockPort } from '../ports/Ports.js'

// Both in one file, which a page with an adapter has at load: what comes later fetches no third file for them.

/** A signal that aborts with its parents, after a time, or by `abort`. */
export type Limit = {
  readonly signal: AbortSignal
  abort(reason: unknown): void
  /** Lets go of the timer and the parents; must be called when the work is done. */
  end(): void
}

/**
 * Joins signals and a time limit into one signal. Written on the clock port and plain listeners because
 * `AbortSignal.timeout` can't be faked and `AbortSignal.any` is missing in browsers that are still in use.
 */
export function createLimit(
  parents: readonly (AbortSignal | undefined)[],
  time?: { readonly clock: ClockPort; readonly limitMs: number; readonly reason: () => unknown },
): Limit {
  const controller = new AbortController()
  const ends: (() => void)[] = []
  function end(): void {
    for (const each of ends.splice(0)) each()
  }
  function abort(reason: unknown): void {
    end()
    controller.abort(reason)
  }
  for (const parent of parents) {
    if (parent === undefined) continue
    const follow = () => abort(parent.reason)
    parent.addEventListener('abort', follow, { once: true })
    ends.push(() => parent.removeEventListener('abort', follow))
    if (parent.aborted) follow()
  }
  if (time !== undefined && !controller.signal.aborted)
    ends.push(time.clock.setTimeout(() => abort(time.reason()), time.limitMs))
  return { signal: controller.signal, abort, end }
}

/**
 * Runs hostile work: a synchronous throw becomes a rejection, and the abort of the signal settles the promise even if
 * the work never does, with the signal's own reason. A late result of the work is dropped; pass `onLate` to clean up after it.
 * `abortable` is the same for adapters and connectors, whose callers expect errors of the kit.
 */
export function untilAborted<T>(work: () => Promise<T>, signal: AbortSignal, onLate?: (late: T) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    new Promise<T>((start) => start(work())).then(
      (value) => {
        signal.removeEventListener('abort', abort)
        if (signal.aborted) onLate?.(value)
        resolve(value)
      },
      (error) => {
        signal.removeEventListener('abort', abort)
        reject(error)
      },
    )
  })
}
