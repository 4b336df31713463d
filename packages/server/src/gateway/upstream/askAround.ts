import type { CallEffect } from '../call/createCallEffects.js'
import { TransportFault } from './HttpTransport.js'
import type { Upstream } from './Upstream.js'
import { NoUpstreamResponded, UpstreamFault } from './UpstreamFault.js'

/** One request to several nodes. */
export type AskAroundOptions<T> = {
  /** In order of preference. */
  readonly upstreams: readonly Upstream[]
  readonly effect: CallEffect
  /** The kind of call, by which latencies are recorded. */
  readonly kind: string
  readonly deadlineMs: number
  readonly tryMs: number
  readonly now: () => number
  /** Takes one hedged request from the allowance; returns false when it is used up. */
  readonly mayHedge: () => boolean
  /** @throws UpstreamFault or TransportFault if another node may do better */
  readonly ask: (upstream: Upstream, signal: AbortSignal) => Promise<T>
  readonly onAttempt?: ((upstream: Upstream, ms: number, outcome: string) => void) | undefined
}

/** The outcome. `doubtful`: a node that failed may have received the request too. */
export type Asked<T> = { readonly value: T; readonly upstream: Upstream; readonly doubtful: boolean }

/** With less time left, no other node is tried. */
const SHORTEST_TRY_MS = 50
/** Hedging delay for a node with unknown latency. */
const FIRST_HEDGE_MS = 1000
const SHORTEST_HEDGE_MS = 20

/**
 * Tries nodes one after another until one responds. A read that exceeds the first node's usual latency is hedged with the next, and the
 * faster response is used. A call that must not happen twice is retried only if the previous node certainly received nothing.
 *
 * @throws NoUpstreamResponded
 */
export async function askAround<T>(options: AskAroundOptions<T>): Promise<Asked<T>> {
  const { effect, kind, deadlineMs, tryMs, now, ask, onAttempt } = options
  const queue = [...options.upstreams]
  const running = new Map<Upstream, AbortController>()
  const causes: string[] = []
  let doubtful = false

  return new Promise((resolve, reject) => {
    let hedge: NodeJS.Timeout | undefined
    let over = false

    const giveUp = (): void => {
      over = true
      reject(new NoUpstreamResponded(causes))
    }

    async function attempt(upstream: Upstream): Promise<void> {
      const leftMs = deadlineMs - now()
      const controller = new AbortController()
      const limit = setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), Math.min(tryMs, leftMs))
      const end = upstream.health.begin(kind)
      const startedMs = now()
      running.set(upstream, controller)
      let value: T
      try {
        value = await ask(upstream, controller.signal)
      } catch (error) {
        clearTimeout(limit)
        running.delete(upstream)
        const tookMs = now() - startedMs
        if (over) {
          end('slow', tookMs)
          onAttempt?.(upstream, tookMs, 'slow')
          return
        }
        if (!(error instanceof UpstreamFault || error instanceof TransportFault)) {
          end('failed', tookMs)
          over = true
          clearTimeout(hedge)
          reject(error as Error)
          return
        }
        const blames = error instanceof TransportFault || error.blames
        end(blames ? 'failed' : 'answered', tookMs)
        onAttempt?.(upstream, tookMs, error.cause)
        causes.push(error.cause)
        doubtful ||= error.reached
        if (effect === 'change' && error.reached) return giveUp()
        next()
        return
      }
      clearTimeout(limit)
      running.delete(upstream)
      const tookMs = now() - startedMs
      // The slower of two did respond, though its response is not needed.
      end('answered', tookMs)
      onAttempt?.(upstream, tookMs, 'answered')
      if (over) return
      over = true
      clearTimeout(hedge)
      for (const other of running.values()) other.abort()
      resolve({ value, upstream, doubtful })
    }

    function next(): void {
      clearTimeout(hedge)
      const upstream = deadlineMs - now() < SHORTEST_TRY_MS ? undefined : queue.shift()
      if (upstream === undefined) {
        if (running.size === 0) giveUp()
        return
      }
      void attempt(upstream)
      if (effect !== 'read' || queue.length === 0 || running.size > 1) return
      const usualMs = upstream.health.p95Ms(kind) ?? FIRST_HEDGE_MS
      hedge = setTimeout(
        () => {
          if (options.mayHedge()) next()
        },
        Math.max(usualMs, SHORTEST_HEDGE_MS),
      )
    }

    next()
  })
}
