/** Average rate; `burstS` seconds' worth can happen at once, one by default. */
export type RateLimitOptions = { readonly perSecond: number; readonly burstS?: number; readonly now: () => number }

/** The tokens of one client. Plain data, because each socket has several. */
export type TokenBucket = { available: number; refilledAtMs: number; readonly capacity: number }

/** A rate that token buckets are refilled at. */
export type RateLimit = {
  /** Returns a full bucket, with a multiple of the rate. */
  fill(share?: number): TokenBucket
  /** Takes tokens, one by default, and returns whether there were enough. */
  take(bucket: TokenBucket, tokens?: number): boolean
  /** Takes tokens for work whose size was known only afterwards: the debt is limited to one full bucket. */
  charge(bucket: TokenBucket, tokens: number): void
}

/** Creates a limit, whose buckets are kept by the caller. */
export function createRateLimit({ perSecond, burstS = 1, now }: RateLimitOptions): RateLimit {
  const fullMs = burstS * 1000

  function refill(bucket: TokenBucket): void {
    const nowMs = now()
    const refilled = (Math.max(0, nowMs - bucket.refilledAtMs) * bucket.capacity) / fullMs
    bucket.available = Math.min(bucket.capacity, bucket.available + refilled)
    bucket.refilledAtMs = nowMs
  }

  return {
    fill(share = 1) {
      const capacity = perSecond * burstS * share
      return { available: capacity, refilledAtMs: now(), capacity }
    },
    take(bucket, tokens = 1) {
      refill(bucket)
      if (bucket.available < tokens) return false
      bucket.available -= tokens
      return true
    },
    charge(bucket, tokens) {
      refill(bucket)
      bucket.available = Math.max(-bucket.capacity, bucket.available - tokens)
    },
  }
}
