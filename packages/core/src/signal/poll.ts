import type { ClockPort } from '../ports/Ports.js'
import { pause } from './pause.js'

/**
 * Calls `readOnce` immediately, and again after each pause, until it returns a value. Use `withLimit` for a time limit.
 *
 * @throws The errors of `readOnce`; `connection/aborted` when the signal aborts.
 * @example await withLimit({ clock, limitMs: 5000 }, (signal) => poll({ readOnce, pauseMs: () => 250, clock, signal }))
 */
export async function poll<T>(polling: {
  /** Resolves with undefined if there is no value yet. */
  readonly readOnce: () => Promise<T | undefined>
  /** Returns the pause after a read in milliseconds. The first read is round 0. */
  readonly pauseMs: (round: number) => number
  readonly clock: ClockPort
  readonly signal: AbortSignal | undefined
}): Promise<T> {
  const { readOnce, pauseMs, clock, signal } = polling
  for (let round = 0; ; round++) {
    const found = await readOnce()
    if (found !== undefined) return found
    await pause(clock, pauseMs(round), signal)
  }
}
