import { createAbortLimit, untilAborted } from './createAbortLimit.js'

/**
 * Runs work with a signal that combines the given ones and an optional time limit. Settles with the work, or rejects with the signal's
 * reason. A late result is dropped; pass `onLate` to clean up after it.
 */
export async function runWithin<T>(
  parents: Parameters<typeof createAbortLimit>[0],
  time: Parameters<typeof createAbortLimit>[1],
  work: (signal: AbortSignal) => Promise<T>,
  onLate?: (late: T) => void,
): Promise<T> {
  const { signal, end } = createAbortLimit(parents, time)
  try {
    return await untilAborted(() => work(signal), signal, onLate)
  } finally {
    end()
  }
}
