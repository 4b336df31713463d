import { type ClockPort, pause } from '@kit/core/adapter'

/**
 * Looks at once, and again after each pause, until a look gives something. Under `withLimit` it ends after a time.
 *
 * @throws What `look` throws; `connection/aborted` on the signal.
 * @example await withLimit({ clock, limitMs: 5000 }, (signal) => poll({ look, pauseMs: () => 250, clock, signal }))
 */
export async function poll<T>(polling: {
  /** Undefined for what is not there yet. */
  readonly look: () => Promise<T | undefined>
  /** The pause after a look; the first look is round 0. */
  readonly pauseMs: (round: number) => number
  readonly clock: ClockPort
  readonly signal: AbortSignal | undefined
}): Promise<T> {
  const { look, pauseMs, clock, signal } = polling
  for (let round = 0; ; round++) {
    const found = await look()
    if (found !== undefined) return found
    await pause(clock, pauseMs(round), signal)
  }
}
