import type { ClockPort } from './Ports.js'
import { startStopwatch } from './startStopwatch.js'

/** A timer stands still while the machine sleeps, so the time is compared this often. */
const stepMs = 10_000
/** Noticed this late, the end was slept through. */
const sleptMs = 1_000
/** How long a page that slept through the end waits for messages that were sent in time. */
const wakeGraceMs = 15_000

/** A time limit that is running. */
export type Expiry = {
  /** Negative once the time is up. */
  leftMs(): number
  /** Compares the time now, for example when the page becomes visible. */
  check(): void
  cancel(): void
}

/**
 * Calls back once, after a time. A page that was suspended past the end calls back 15 s after it notices: what was sent to it in time is
 * delivered first.
 *
 * @example const expiry = expireAfter(clock, 240_000, () => fail('expired'))
 */
export function expireAfter(clock: ClockPort, lifeMs: number, onExpired: () => void): Expiry {
  const age = startStopwatch(clock)
  let sinceWake: (() => number) | undefined
  let cancelTimer = () => {}
  let isOver = false
  const leftMs = () => lifeMs - age()
  const cancel = () => {
    isOver = true
    cancelTimer()
  }
  const check = () => {
    if (isOver) return
    cancelTimer()
    if (sinceWake === undefined && leftMs() < -sleptMs) sinceWake = startStopwatch(clock)
    const restMs = sinceWake === undefined ? leftMs() : wakeGraceMs - sinceWake()
    if (restMs > 0) cancelTimer = clock.setTimeout(check, Math.min(restMs, stepMs))
    else {
      cancel()
      onExpired()
    }
  }
  check()
  return { leftMs, check, cancel }
}
