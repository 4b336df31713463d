/** How often something may happen on average; `burstS` seconds' worth may happen at once, one unless said otherwise. */
export type RateLimitOptions = { readonly perSecond: number; readonly burstS?: number; readonly now: () => number }

/** A token bucket: each call takes tokens, one by default, and returns whether there were enough. */
export function createRateLimit({ perSecond, burstS = 1, now }: RateLimitOptions): (tokens?: number) => boolean {
  const capacity = perSecond * burstS
  let left = capacity
  let filledAtMs = now()
  return (tokens = 1) => {
    const nowMs = now()
    left = Math.min(capacity, left + (Math.max(0, nowMs - filledAtMs) * perSecond) / 1000)
    filledAtMs = nowMs
    if (left < tokens) return false
    left -= tokens
    return true
  }
}
