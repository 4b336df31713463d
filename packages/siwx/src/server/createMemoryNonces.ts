import type { NonceStore } from './NonceStore.js'

/**
 * Stores used nonces in memory, for a single server process. After a restart, pending sign-ins need a new nonce. Replicas and workers need
 * a shared store.
 *
 * @example createSiwxServer({ domains, verifiers, secret, nonces: createMemoryNonces({ limit: 1_000 }) })
 */
export function createMemoryNonces(
  options: {
    /**
     * Maximum number of nonces. Beyond it, the oldest are dropped and nonces of the same age are rejected. Defaults to 100 000, about 20
     * MB.
     */
    readonly limit?: number
    /** Returns milliseconds since the epoch. Defaults to the system clock. */
    readonly clock?: { now(): number }
  } = {},
): NonceStore {
  const { limit = 100_000, clock = Date } = options
  const usedByExpiry = new Map<number, Set<string>>()
  let count = 0
  /** Nonces that expire before this time may have been used and dropped. */
  let droppedUntilMs = 0
  let id: string | undefined

  function drop(expiresAtMs: number): void {
    count -= usedByExpiry.get(expiresAtMs)?.size ?? 0
    usedByExpiry.delete(expiresAtMs)
    droppedUntilMs = Math.max(droppedUntilMs, expiresAtMs)
  }

  return {
    get id() {
      // Created lazily: workers can't generate random numbers while loading.
      id ??= crypto.randomUUID()
      return id
    },
    consume(nonce, expiresAtMs) {
      for (const atMs of usedByExpiry.keys()) if (atMs <= clock.now()) drop(atMs)
      if (expiresAtMs <= droppedUntilMs) return false
      const used = usedByExpiry.get(expiresAtMs) ?? new Set()
      if (used.has(nonce)) return false
      usedByExpiry.set(expiresAtMs, used.add(nonce))
      count++
      while (count > limit) drop(Math.min(...usedByExpiry.keys()))
      return true
    },
  }
}
