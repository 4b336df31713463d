import type { CallEffect } from '../call/createCallEffects.js'
import { type AttemptOptions, attemptUpstream, isAttemptError } from './attemptUpstream.js'
import type { Upstream } from './Upstream.js'
import { NoUpstreamResponded } from './UpstreamError.js'

/** One request to several nodes. */
export type TryUpstreamsOptions<T> = AttemptOptions<T> & {
  /** In order of preference. */
  readonly upstreams: readonly Upstream[]
  readonly effect: CallEffect
  /** Takes one hedged request from the allowance; returns false when it is used up. */
  readonly mayHedge: () => boolean
}

/** The outcome. `maybeDuplicate`: a node that failed may have received the request too. */
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
  const { effect, kind, deadlineMs, now } = options
  const queue = [...options.upstreams]
  const running = new Map<Upstream, AbortController>()
  const causes: string[] = []
  let maybeDuplicate = false

  return new Promise((resolve, reject) => {
    let hedge: NodeJS.Timeout | undefined
    let isDone = false

    function finish(): void {
      isDone = true
      clearTimeout(hedge)
      for (const controller of running.values()) controller.abort()
    }

    function fail(error: unknown = new NoUpstreamResponded(causes)): void {
      finish()
      reject(error as Error)
    }

    async function attempt(upstream: Upstream): Promise<void> {
      const controller = new AbortController()
      running.set(upstream, controller)
      const outcome = await attemptUpstream(options, upstream, controller, () => isDone)
      running.delete(upstream)
      if (isDone) return
      if ('value' in outcome) {
        finish()
        return resolve({ value: outcome.value, upstream, maybeDuplicate })
      }
      const { error } = outcome
      if (!isAttemptError(error)) return fail(error)
      causes.push(error.cause)
      maybeDuplicate ||= error.maybeDelivered
      if (effect === 'change' && error.maybeDelivered) fail()
      else next()
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
