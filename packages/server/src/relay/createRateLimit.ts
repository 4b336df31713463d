/** How often something may happen; a second's worth may happen at once. */
export type RateLimitOptions = { readonly perSecond: number; readonly now: () => number }

/** A token bucket: each call takes one token and answers whether there was one. */
export function createRateLimit({ perSecond, now }: RateLimitOptions): () => boolean {
  let tokens = perSecond
  let filledAtMs = now()
  return () => {
    const nowMs = now()
    tokens = Math.min(perSecond, tokens + (Math.max(0, nowMs - filledAtMs) * perSecond) / 1000)
    filledAtMs = nowMs
    if (tokens < 1) return false
    tokens -= 1
    return true
  }
}
