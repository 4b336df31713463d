import type { CallEffect } from '../call/createCallEffects.js'
import { TransportFault } from './HttpTransport.js'
import type { Upstream } from './Upstream.js'
import { NoUpstreamResponded, UpstreamFault } from './UpstreamFault.js'

/** One question to several nodes. */
export type AskAroundOptions<T> = {
  /** In the order of choice. */
  readonly upstreams: readonly Upstream[]
  readonly effect: CallEffect
  /** The kind of call, under which times are remembered. */
  readonly kind: string
  readonly deadlineMs: number
  readonly tryMs: number
  readonly now: () => number
  /** Takes one from the allowance of second questions to an unfailed node; false when it is used up. */
  readonly mayHedge: () => boolean
  /** @throws UpstreamFault or TransportFault when another node may do better */
  readonly ask: (upstream: Upstream, signal: AbortSignal) => Promise<T>
  readonly onAttempt?: ((upstream: Upstream, ms: number, outcome: string) => void) | undefined
}

/** What came of it. `doubtful`: a node that failed may have got the question too. */
export type Asked<T> = { readonly value: T; readonly upstream: Upstream; readonly doubtful: boolean }

/** With less time left another node is not worth asking. */
const SHORTEST_TRY_MS = 50
/** While a node's times are not known, another is asked after this long. */
const FIRST_HEDGE_MS = 1000
const SHORTEST_HEDGE_MS = 20

/**
 * Asks one node after another until one answers. A read that the first does not answer in its usual time goes to the next as well, and the
 * faster answer counts. What must not happen twice goes on only when the node before surely got nothing.
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
      // The slower of two: its answer is not needed, but it did answer.
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
