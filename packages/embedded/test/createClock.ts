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
    /** The page sleeps: what was due meanwhile runs when it is over. */
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
