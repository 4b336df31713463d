/**
 * Stores used nonces. Issued nonces aren't stored: they are signed and contain their expiry. Replicas share one store, so a nonce works
 * only once across all of them. If the store throws, the backend responds with 503 and no one is signed in or out.
 *
 * @example
 * // Redis
 * const nonces: NonceStore = {
 *   consume: async (nonce, expiresAtMs) => (await redis.set(`siwx:${nonce}`, '1', 'PXAT', expiresAtMs, 'NX')) === 'OK',
 * }
 */
export type NonceStore = {
  /**
   * Marks a nonce as used until `expiresAtMs` (milliseconds since the epoch) and returns whether it was unused. Must be atomic: of several
   * concurrent calls, only one returns true.
   */
  consume(nonce: string, expiresAtMs: number): boolean | Promise<boolean>
  /** Identifies a store that isn't persistent, such as the memory of a process. Nonces issued for another store are rejected. */
  readonly id?: string
}
