import type { ClockPort } from './Ports.js'

/**
 * Measures how long ago it was started, in milliseconds, never negative. The clock of the wall may be set back and the monotonic one
 * may stand still while the machine sleeps: what lasts ends by whichever has come further.
 *
 * @example
 * const age = startStopwatch(clock)
 * if (age() >= 30_000) ask()
 */
export function startStopwatch(clock: ClockPort): () => number {
  const [startMs, startMonotonicMs] = [clock.now(), clock.monotonic()]
  return () => Math.max(0, clock.now() - startMs, clock.monotonic() - startMonotonicMs)
}
