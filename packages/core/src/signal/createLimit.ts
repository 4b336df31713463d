import type { ClockPort } from '../ports/Ports.js'

/** A signal that ends with its parents, after a time, or when told. */
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
