/**
 * Runs hostile work: a synchronous throw becomes a rejection, and the abort of the signal settles the promise even if
 * the work never does, with the signal's own reason. The work's late answer is dropped; pass `onLate` to clean up after it.
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
