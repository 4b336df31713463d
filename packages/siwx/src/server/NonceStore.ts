/**
 * Where a backend keeps the nonces that it gave. Replicas share one, so that a nonce works once on all of them. What it throws is answered
 * by 503: nobody is signed in, nobody is signed out.
 *
 * @example
 * // Redis
 * const nonces: NonceStore = {
 *   issue: async (nonce, expiresAtMs) => (await redis.set(`siwx:${nonce}`, '1', 'PXAT', expiresAtMs)) === 'OK',
 *   consume: async (nonce) => (await redis.getdel(`siwx:${nonce}`)) !== null,
 * }
 */
export type NonceStore = {
  /** Keeps a nonce until its time, in ms since 1970. False when it takes no more now, which is answered by 429. */
  issue(nonce: string, expiresAtMs: number): boolean | Promise<boolean>
  /** Deletes a nonce and tells, in the same step, whether it was there and not over: true at most once, whoever asks at the same time. */
  consume(nonce: string): boolean | Promise<boolean>
}
