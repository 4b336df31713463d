import type { NonceStore } from './NonceStore.js'

/**
 * Used nonces in the memory of one process: enough for one server. After a restart, users who were about to sign in need another nonce.
 * Several replicas, and workers, which come and go, need a store that they share.
 *
 * @example createSiwxServer({ domains, verifiers, secret, nonces: createMemoryNonces({ limit: 1_000 }) })
 */
export function createMemoryNonces(
  options: {
    /** The most nonces to keep. Beyond it the oldest are dropped, and nonces of their age are refused. Default 100 000, about 20 MB. */
    readonly limit?: number
    /** Milliseconds since 1970. Default: the machine's. */
    readonly clock?: { now(): number }
  } = {},
): NonceStore {
  const { limit = 100_000, clock = Date } = options
  const usedByExpiry = new Map<number, Set<string>>()
  let count = 0
  /** Nonces that expire by then may have been used and dropped. */
  let droppedUntilMs = 0
  let id: string | undefined

  function drop(expiresAtMs: number): void {
    count -= usedByExpiry.get(expiresAtMs)?.size ?? 0
    usedByExpiry.delete(expiresAtMs)
    droppedUntilMs = Math.max(droppedUntilMs, expiresAtMs)
  }

  return {
    get id() {
      // Made when it is first needed: workers have no random numbers while they load.
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
