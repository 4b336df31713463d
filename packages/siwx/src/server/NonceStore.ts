/**
 * Where a backend notes the nonces that were used. Nothing is stored for a nonce that is only asked for: it is signed and carries its own
 * expiry. Replicas share one store, so that a nonce works once on all of them. An error that it throws is answered by 503: nobody is signed
 * in, nobody is signed out.
 *
 * @example
 * // Redis
 * const nonces: NonceStore = {
 *   consume: async (nonce, expiresAtMs) => (await redis.set(`siwx:${nonce}`, '1', 'PXAT', expiresAtMs, 'NX')) === 'OK',
 * }
 */
export type NonceStore = {
  /**
   * Notes a nonce as used until `expiresAtMs` (ms since 1970), and returns whether it was unused before. Both are one step: of several calls
   * at the same time, one returns true.
   */
  consume(nonce: string, expiresAtMs: number): boolean | Promise<boolean>
  /** Identifies a store that forgets, such as the memory of a process. A nonce given for another store is refused. */
  readonly id?: string
}
