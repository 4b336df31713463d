import type { ClockPort } from './Ports.js'

/**
 * Returns a function that measures the elapsed time in milliseconds, never negative. The wall clock may be set back and the monotonic clock
 * may stop while the machine sleeps, so it returns the larger of the two.
 *
 * @example
 * const age = startStopwatch(clock)
 * if (age() >= 30_000) ask()
 */
export function startStopwatch(clock: ClockPort): () => number {
  const [startMs, startMonotonicMs] = [clock.now(), clock.monotonic()]
  return () => Math.max(0, clock.now() - startMs, clock.monotonic() - startMonotonicMs)
}
