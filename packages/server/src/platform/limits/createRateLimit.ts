/** Average rate; `burstS` seconds' worth can happen at once, one by default. */
export type RateLimitOptions = { readonly perSecond: number; readonly burstS?: number; readonly now: () => number }

/** A token bucket. */
export type RateLimit = {
  /** Takes tokens, one by default, and returns whether there were enough. */
  (tokens?: number): boolean
  /** Takes tokens for work whose size was known only afterwards: the debt is limited to one full bucket. */
  charge(tokens: number): void
}

/** Creates a full token bucket. */
export function createRateLimit({ perSecond, burstS = 1, now }: RateLimitOptions): RateLimit {
  const capacity = perSecond * burstS
  let available = capacity
  let refilledAtMs = now()

  function refill(): void {
    const nowMs = now()
    available = Math.min(capacity, available + (Math.max(0, nowMs - refilledAtMs) * perSecond) / 1000)
    refilledAtMs = nowMs
  }

  function consume(tokens = 1): boolean {
    refill()
    if (available < tokens) return false
    available -= tokens
    return true
  }
  return Object.assign(consume, {
    charge(tokens: number) {
      refill()
      available = Math.max(-capacity, available - tokens)
    },
  })
}
