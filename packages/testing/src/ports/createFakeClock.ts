import type { ClockPort } from '@kit/core/adapter'

/** Time that stands still until a test moves it. */
export type FakeClock = ClockPort & {
  /** Moves time on and calls the timers that fall due, in order, and those that they set in turn. */
  advance(durationMs: number): void
  /** Moves only the wall clock, as a visitor who sets it or a machine that sleeps: no timeout falls due. */
  jump(durationMs: number): void
  /** How many timeouts are pending: 0 after a kit was destroyed. */
  pendingCount(): number
}

/**
 * A clock for tests of time.
 *
 * @example const clock = createFakeClock(); clock.setTimeout(retry, 150); clock.advance(150)
 */
export const createFakeClock = (startMs = 1_700_000_000_000): FakeClock => {
  let nowMs = startMs
  let jumpedMs = 0
  let waiting: readonly { readonly atMs: number; readonly callback: () => void }[] = []
  return {
    now: () => nowMs + jumpedMs,
    monotonic: () => nowMs - startMs,
    setTimeout: (callback, delayMs) => {
      const entry = { atMs: nowMs + Math.max(0, delayMs), callback }
      waiting = [...waiting, entry]
      return () => {
        waiting = waiting.filter((other) => other !== entry)
      }
    },
    advance: (durationMs) => {
      const endMs = nowMs + durationMs
      for (;;) {
        const [next] = waiting.filter((entry) => entry.atMs <= endMs).toSorted((a, b) => a.atMs - b.atMs)
        if (!next) break
        waiting = waiting.filter((entry) => entry !== next)
        nowMs = next.atMs
        next.callback()
      }
      nowMs = endMs
    },
    jump: (durationMs) => {
      jumpedMs += durationMs
    },
    pendingCount: () => waiting.length,
  }
}
