/** Average rate; `burstS` seconds' worth can happen at once, one by default. */
export type RateLimitOptions = { readonly perSecond: number; readonly burstS?: number; readonly now: () => number }

/** A token bucket. */
export type RateLimit = {
  /** Takes tokens, one by default, and returns whether there were enough. */
  (tokens?: number): boolean
  /** Takes tokens for work whose size was known only afterwards: the debt is limited to one full bucket. */
  owe(tokens: number): void
}

/** Creates a full token bucket. */
export function createRateLimit({ perSecond, burstS = 1, now }: RateLimitOptions): RateLimit {
  const capacity = perSecond * burstS
  let left = capacity
  let filledAtMs = now()

  function refill(): void {
    const nowMs = now()
    left = Math.min(capacity, left + (Math.max(0, nowMs - filledAtMs) * perSecond) / 1000)
    filledAtMs = nowMs
  }

  function take(tokens = 1): boolean {
    refill()
    if (left < tokens) return false
    left -= tokens
    return true
  }
  return Object.assign(take, {
    owe(tokens: number) {
      refill()
      left = Math.max(-capacity, left - tokens)
    },
  })
}
