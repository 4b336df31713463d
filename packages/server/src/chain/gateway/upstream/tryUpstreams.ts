import type { CallEffect } from '../call/createCallEffects.js'
import { TransportError } from './HttpTransport.js'
import type { Upstream } from './Upstream.js'
import { NoUpstreamResponded, UpstreamError } from './UpstreamError.js'

/** One request to several nodes. */
export type TryUpstreamsOptions<T> = {
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
  /** @throws UpstreamError or TransportError if another node may do better */
  readonly request: (upstream: Upstream, signal: AbortSignal) => Promise<T>
  readonly onAttempt?: ((upstream: Upstream, ms: number, outcome: string) => void) | undefined
}

/** The outcome. `doubtful`: a node that failed may have received the request too. */
export type UpstreamResponse<T> = { readonly value: T; readonly upstream: Upstream; readonly maybeDuplicate: boolean }

/** With less time left, no other node is tried. */
const minTryMs = 50
/** Hedging delay for a node with unknown latency. */
const defaultHedgeMs = 1000
const minHedgeMs = 20

/**
 * Tries nodes one after another until one responds. A read that exceeds the first node's usual latency is hedged with the next, and the
 * faster response is used. A call that must not happen twice is retried only if the previous node certainly received nothing.
 *
 * @throws NoUpstreamResponded
 */
export async function tryUpstreams<T>(options: TryUpstreamsOptions<T>): Promise<UpstreamResponse<T>> {
  const { effect, kind, deadlineMs, tryMs, now, request, onAttempt } = options
  const queue = [...options.upstreams]
  const running = new Map<Upstream, AbortController>()
  const causes: string[] = []
  let maybeDuplicate = false

  return new Promise((resolve, reject) => {
    let hedge: NodeJS.Timeout | undefined
    let isDone = false

    const fail = (): void => {
      isDone = true
      reject(new NoUpstreamResponded(causes))
    }

    async function attempt(upstream: Upstream): Promise<void> {
      const remainingMs = deadlineMs - now()
      const controller = new AbortController()
      const limit = setTimeout(
        () => controller.abort(new DOMException('', 'TimeoutError')),
        Math.min(tryMs, remainingMs),
      )
      const end = upstream.health.startAttempt(kind)
      const startedMs = now()
      running.set(upstream, controller)
      let value: T
      try {
        value = await request(upstream, controller.signal)
      } catch (error) {
        clearTimeout(limit)
        running.delete(upstream)
        const tookMs = now() - startedMs
        if (isDone) {
          end('slow', tookMs)
          onAttempt?.(upstream, tookMs, 'slow')
          return
        }
        if (!(error instanceof UpstreamError || error instanceof TransportError)) {
          end('failed', tookMs)
          isDone = true
          clearTimeout(hedge)
          reject(error as Error)
          return
        }
        const isNodeFault = error instanceof TransportError || error.isNodeFault
        end(isNodeFault ? 'failed' : 'answered', tookMs)
        onAttempt?.(upstream, tookMs, error.cause)
        causes.push(error.cause)
        maybeDuplicate ||= error.maybeDelivered
        if (effect === 'change' && error.maybeDelivered) return fail()
        next()
        return
      }
      clearTimeout(limit)
      running.delete(upstream)
      const tookMs = now() - startedMs
      // The slower of two did respond, though its response is not needed.
      end('answered', tookMs)
      onAttempt?.(upstream, tookMs, 'answered')
      if (isDone) return
      isDone = true
      clearTimeout(hedge)
      for (const other of running.values()) other.abort()
      resolve({ value, upstream, maybeDuplicate })
    }

    function next(): void {
      clearTimeout(hedge)
      const upstream = deadlineMs - now() < minTryMs ? undefined : queue.shift()
      if (upstream === undefined) {
        if (running.size === 0) fail()
        return
      }
      void attempt(upstream)
      if (effect !== 'read' || queue.length === 0 || running.size > 1) return
      const usualMs = upstream.health.p95Ms(kind) ?? defaultHedgeMs
      hedge = setTimeout(
        () => {
          if (options.mayHedge()) next()
        },
        Math.max(usualMs, minHedgeMs),
      )
    }

    next()
  })
}
