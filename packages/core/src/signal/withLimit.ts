import { KitError } from '../error/KitError.js'
import type { ClockPort } from '../ports/Ports.js'
import { abortable } from './abortable.js'
import { createAbortLimit } from './createAbortLimit.js'

/**
 * Runs work with a time limit. Its signal aborts with `signal`, after `limitMs`, or when the work settles, so that nothing continues in the
 * background. After an abort, the work is no longer awaited.
 *
 * @throws The errors of the work; `reason()` after the time limit (by default KitError `connection/timeout`); `connection/aborted`.
 * @example await withLimit({ clock, limitMs: 1000, signal }, (limit) => requestWalletProvider({ method, ask, signal: limit, load }))
 */
export async function withLimit<T>(
  time: {
    readonly clock: ClockPort
    readonly limitMs: number
    readonly signal?: AbortSignal | undefined
    readonly reason?: () => unknown
  },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { clock, limitMs, reason = tooLate } = time
  const limit = createAbortLimit([time.signal], { clock, limitMs, reason })
  try {
    return await abortable(() => work(limit.signal), limit.signal)
  } finally {
    limit.abort(undefined)
  }
}

function tooLate(): KitError {
  return new KitError('connection/timeout', { shortMessage: 'The request timed out.' })
}
