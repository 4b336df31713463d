/** A clock that goes when the test says so. */
export function createClock() {
  let nowMs = 0
  const timers = new Set<{ readonly atMs: number; run(): void }>()
  return {
    now: () => nowMs,
    monotonic: () => nowMs,
    setTimeout(run: () => void, delayMs: number) {
      const timer = { atMs: nowMs + delayMs, run }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    pass(ms: number): void {
      const untilMs = nowMs + ms
      for (;;) {
        const [next] = [...timers].filter(({ atMs }) => atMs <= untilMs).sort((a, b) => a.atMs - b.atMs)
        if (next === undefined) break
        nowMs = next.atMs
        timers.delete(next)
        next.run()
      }
      nowMs = untilMs
    },
  }
}
