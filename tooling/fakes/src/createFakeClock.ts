import type { ClockPort } from '@kit/core/adapter'

/** A clock that stands still until the test advances it. */
export type FakeClock = ClockPort & {
  advance(ms: number): void
  /** Moves only the wall clock, as when a user sets it or a machine sleeps: no timer becomes due. */
  jump(ms: number): void
  /** Number of pending timers. */
  pending(): number
}

export function createFakeClock(startMs = 1_000_000): FakeClock {
  let nowMs = startMs
  let jumpedMs = 0
  let timers: { readonly atMs: number; readonly callback: () => void }[] = []
  return {
    now: () => nowMs + jumpedMs,
    monotonic: () => nowMs - startMs,
    setTimeout(callback, delayMs) {
      const timer = { atMs: nowMs + delayMs, callback }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    advance(ms) {
      const endMs = nowMs + ms
      for (;;) {
        const next = timers.filter(({ atMs }) => atMs <= endMs).sort((a, b) => a.atMs - b.atMs)[0]
        if (next === undefined) break
        timers = timers.filter((other) => other !== next)
        nowMs = next.atMs
        next.callback()
      }
      nowMs = endMs
    },
    jump(ms) {
      jumpedMs += ms
    },
    pending: () => timers.length,
  }
}
