import { type ClockPort, pause } from '@kit/core/plugin'
import { ApiError } from './ApiError.js'

/** Number of retries (rule calls-4). */
const retryCount = 3
const retryDelayMs = 150
const retriedStatuses: readonly number[] = [403, 408, 413, 429, 500, 502, 503, 504]

/** Longest wait for a retry, in milliseconds. Beyond it, an error that says how long to wait is more useful. */
const maxWaitMs = 10_000

/**
 * Retries a request after network failures and some statuses, up to three times, with pauses that double from 150 ms or follow
 * `Retry-After`.
 *
 * @throws ApiError the last one; `connection/aborted` when the signal aborts.
 */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  { clock, signal }: { readonly clock: ClockPort; readonly signal: AbortSignal | undefined },
): Promise<T> {
  for (let round = 0; ; round++) {
    try {
      return await attempt()
    } catch (error) {
      const waitMs = round < retryCount ? pauseAfter(error, round) : undefined
      if (waitMs === undefined) throw error
      await pause(clock, waitMs, signal)
    }
  }
}

/** Returns undefined if a retry would not help. */
function pauseAfter(error: unknown, round: number): number | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { code, status, retryAfterMs = retryDelayMs * 2 ** round } = error
  const mayPass = status === undefined ? code === 'api/network' : retriedStatuses.includes(status)
  return mayPass && retryAfterMs <= maxWaitMs ? retryAfterMs : undefined
}
