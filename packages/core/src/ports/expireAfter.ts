import type { ClockPort } from './Ports.js'
import { startStopwatch } from './startStopwatch.js'

/** Interval for comparing the time, in milliseconds, since timers stop while the machine sleeps. */
const stepMs = 10_000
/** If the expiry is noticed this late, in milliseconds, the page was suspended. */
const sleptMs = 1_000
/** How long a page that was suspended past the expiry waits for messages that were sent in time, in milliseconds. */
const wakeGraceMs = 15_000

/** A running time limit. */
export type Expiry = {
  /** Returns the remaining time in milliseconds, negative after the expiry. */
  leftMs(): number
  /** Compares the time now, for example when the page becomes visible. */
  check(): void
  cancel(): void
}

/**
 * Calls back once after a time. If the page was suspended past the expiry, it calls back 15 seconds after it resumes, so that messages sent
 * in time are delivered first.
 *
 * @example const expiry = expireAfter(clock, 240_000, () => fail('expired'))
 */
export function expireAfter(clock: ClockPort, lifeMs: number, onExpired: () => void): Expiry {
  const age = startStopwatch(clock)
  let sinceWake: (() => number) | undefined
  let cancelTimer = () => {}
  let isFinished = false
  const leftMs = () => lifeMs - age()
  const cancel = () => {
    isFinished = true
    cancelTimer()
  }
  const check = () => {
    if (isFinished) return
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
