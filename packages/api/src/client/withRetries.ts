import { type ClockPort, pause } from '@kit/core/plugin'
import { ApiError } from './ApiError.js'

/** As rule calls-4 says. */
const retryCount = 3
const retryDelayMs = 150
const retriedStatuses: readonly number[] = [403, 408, 413, 429, 500, 502, 503, 504]

/** Nobody looks at a waiting view for longer: the error, which says how long to wait, is better. */
const longestWaitMs = 10_000

/**
 * Tries a request again that may succeed a little later: after network failures and some statuses, three times, with pauses that
 * double from 150 ms, or as long as `Retry-After` says.
 *
 * @throws ApiError the last one; `connection/aborted` on the signal.
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

/** Undefined when another attempt would not help. */
function pauseAfter(error: unknown, round: number): number | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { code, status, retryAfterMs = retryDelayMs * 2 ** round } = error
  const mayPass = status === undefined ? code === 'api/network' : retriedStatuses.includes(status)
  return mayPass && retryAfterMs <= longestWaitMs ? retryAfterMs : undefined
}
