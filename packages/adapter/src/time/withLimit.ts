import { abortable, type ClockPort, createLimit, KitError } from '@kit/core/adapter'

/**
 * Gives work a time: it gets a signal that ends with `signal`, after `limitMs`, or with the work itself, so that nothing of it goes on.
 * It is not waited for after that, whatever it does with the signal.
 *
 * @throws What the work throws; `reason()` when the time is up (default: KitError `connection/timeout`); `connection/aborted`.
 * @example await withLimit({ clock, limitMs: 1000, signal }, (limit) => askWalletProvider({ method, ask, signal: limit, load }))
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
  const limit = createLimit([time.signal], { clock, limitMs, reason })
  try {
    return await abortable(() => work(limit.signal), limit.signal)
  } finally {
    limit.abort(undefined)
  }
}

function tooLate(): KitError {
  return new KitError('connection/timeout', { shortMessage: 'The request timed out.' })
}
