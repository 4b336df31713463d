import type { ClockPort } from '@kit/core/adapter'

/** A clock that stands still until a test advances it. */
export type FakeClock = ClockPort & {
  /** Advances the time and runs due timers in order, including those they schedule. */
  advance(durationMs: number): void
  /** Moves only the wall clock, as when the user sets it or the machine sleeps: no timeout falls due. */
  jump(durationMs: number): void
  /** Number of pending timeouts: 0 after a kit was destroyed. */
  pendingCount(): number
}

/**
 * Creates a clock that a test controls.
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
