const longestMs = 60_000

/**
 * How long a `Retry-After` header asks to wait, in milliseconds, from its seconds or its date: at most a minute, for an endpoint
 * that asks for a day is of no use today. Undefined when it says nothing.
 *
 * @example readRetryAfter('3', Date.now()) // 3000
 */
export function readRetryAfter(header: string | null, nowMs: number): number | undefined {
  if (header === null || header.trim() === '') return undefined
  const delayMs = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - nowMs
  return Number.isNaN(delayMs) ? undefined : Math.min(Math.max(delayMs, 0), longestMs)
}
