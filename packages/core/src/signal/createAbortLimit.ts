import type { ClockPort } from '../ports/Ports.js'

// Both functions are in one file, which a page with an adapter already has, so that lazy chunks don't share a third file.

/** A signal that aborts with its parents, after a time, or by `abort`. */
export type AbortLimit = {
  readonly signal: AbortSignal
  abort(reason: unknown): void
  /** Releases the timer and the parents. Must be called when the work is done. */
  end(): void
}

/**
 * Combines signals and a time limit into one signal. Implemented on the clock port because `AbortSignal.timeout` can't be faked, and on
 * plain listeners because some supported browsers lack `AbortSignal.any`.
 */
export function createAbortLimit(
  parents: readonly (AbortSignal | undefined)[],
  time?: { readonly clock: ClockPort; readonly limitMs: number; readonly reason: () => unknown },
): AbortLimit {
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
 * Runs untrusted work. A synchronous throw becomes a rejection. If the signal aborts, rejects with its reason even if the work never
 * settles. A late result is dropped; pass `onLate` to clean up after it. Adapters and connectors use `abortable` instead, which rejects
 * with kit errors.
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
