import type { NonceStore } from './NonceStore.js'

/**
 * Nonces in the memory of one process: enough for one server that may forget, when it starts again, who was about to sign in. Several
 * replicas, and workers, which come and go, need a store that they share.
 *
 * @example createSiwxServer({ domains, verifiers, secret, nonces: createMemoryNonces({ limit: 1_000 }) })
 */
export function createMemoryNonces(
  options: {
    /** The most that are kept at a time. Default 100 000, which are about 20 MB. */
    readonly limit?: number
    /** Milliseconds since 1970. Default: the machine's. */
    readonly clock?: { now(): number }
  } = {},
): NonceStore {
  const { limit = 100_000, clock = Date } = options
  const expiries = new Map<string, number>()

  /** All live equally long, so those that are over are the first. */
  function forgetOld(): void {
    for (const [nonce, expiresAtMs] of expiries) {
      if (expiresAtMs > clock.now()) return
      expiries.delete(nonce)
    }
  }

  return {
    issue(nonce, expiresAtMs) {
      forgetOld()
      if (expiries.size >= limit) return false
      expiries.set(nonce, expiresAtMs)
      return true
    },
    consume(nonce) {
      const expiresAtMs = expiries.get(nonce) ?? 0
      expiries.delete(nonce)
      return expiresAtMs > clock.now()
    },
  }
}
