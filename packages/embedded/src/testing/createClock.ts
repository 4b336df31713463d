/** A clock that the test controls. */
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
    /** Simulates a suspended page: overdue timers run afterwards. */
    sleep(ms: number): void {
      nowMs += ms
      for (const timer of [...timers].filter(({ atMs }) => atMs <= nowMs)) {
        timers.delete(timer)
        timer.run()
      }
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
