import { TransportError } from './HttpTransport.js'
import type { Upstream } from './Upstream.js'
import { UpstreamError } from './UpstreamError.js'

/** A request to a node, and its limits. */
export type AttemptOptions<T> = {
  /** The kind of call, by which latencies are recorded. */
  readonly kind: string
  readonly deadlineMs: number
  readonly tryMs: number
  readonly now: () => number
  /** @throws UpstreamError or TransportError if another node may do better */
  readonly request: (upstream: Upstream, signal: AbortSignal) => Promise<T>
  readonly onAttempt?: ((upstream: Upstream, ms: number, outcome: string) => void) | undefined
}

/** Returns whether another node may do better. */
export function isAttemptError(error: unknown): error is UpstreamError | TransportError {
  return error instanceof UpstreamError || error instanceof TransportError
}

/**
 * Sends a request to one node within its limits, and records the outcome in the node's health. `isDone` tells whether another node was
 * faster.
 */
export async function attemptUpstream<T>(
  { kind, deadlineMs, tryMs, now, request, onAttempt }: AttemptOptions<T>,
  upstream: Upstream,
  controller: AbortController,
  isDone: () => boolean,
): Promise<{ readonly value: T } | { readonly error: unknown }> {
  const abort = (): void => controller.abort(new DOMException('', 'TimeoutError'))
  const limit = setTimeout(abort, Math.min(tryMs, deadlineMs - now()))
  const end = upstream.health.startAttempt(kind)
  const startedMs = now()
  const outcome = await request(upstream, controller.signal).then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
  clearTimeout(limit)
  const tookMs = now() - startedMs
  if ('value' in outcome) {
    // The slower of two did respond, though its response is not needed.
    end('answered', tookMs)
    onAttempt?.(upstream, tookMs, 'answered')
    return outcome
  }
  const { error } = outcome
  if (isDone()) {
    end('slow', tookMs)
    onAttempt?.(upstream, tookMs, 'slow')
  } else if (isAttemptError(error)) {
    const isNodeFault = error instanceof TransportError || error.isNodeFault
    end(isNodeFault ? 'failed' : 'answered', tookMs)
    onAttempt?.(upstream, tookMs, error.cause)
  } else end('failed', tookMs)
  return outcome
}
