import { abortable, type ClockPort, KitError, pause } from '@kit/core/adapter'
import { isLost, isRetried } from './isRetried.js'
import { RpcError } from './RpcError.js'

const retryCount = 3
const retryDelayMs = 150
/** How long an endpoint that failed is asked last. */
const restMs = 30_000

/** What {@link createFallback} takes. */
export type FallbackOptions<Endpoint> = {
  /** In order of preference. */
  readonly endpoints: readonly Endpoint[]
  readonly clock: ClockPort
  /**
   * Whether every other endpoint would give the same error, so that none is asked. Default: what an endpoint answered, unless it
   * may pass.
   */
  readonly isFinal?: ((error: unknown) => boolean) | undefined
}

/**
 * Asks endpoints in order until one answers: the next one at once, and after the last all of them again, three times, from 150 ms
 * doubled or as long as `Retry-After` says, when the failure is one that may pass. An endpoint that failed in such a way is asked after
 * the others for half a minute. An error that follows an attempt without an answer says so (`isAfterLostAttempt`). Questions that
 * fail in one turn wait as one, so that those that travel together do so again.
 *
 * @throws KitError `rpc/notConfigured` when there is no endpoint. The function rejects with the last failure, or with
 * `connection/aborted` on the signal.
 * @example const ask = createFallback({ endpoints: urls, clock }); await ask((url) => fetchText({ ...ports, url }), signal)
 */
export function createFallback<Endpoint>(
  options: FallbackOptions<Endpoint>,
): <T>(ask: (endpoint: Endpoint) => Promise<T>, signal?: AbortSignal | undefined) => Promise<T> {
  const { endpoints, clock, isFinal = isRefused } = options
  if (endpoints.length === 0) {
    throw new KitError('rpc/notConfigured', { shortMessage: 'No RPC url provided for the network.' })
  }
  const tiredUntilMs = new Map<Endpoint, number>()
  const pauses = new Map<number, SharedPause>()

  function inOrder(): readonly Endpoint[] {
    const nowMs = clock.monotonic()
    const isTired = (endpoint: Endpoint) => (tiredUntilMs.get(endpoint) ?? nowMs) > nowMs
    return [...endpoints.filter((endpoint) => !isTired(endpoint)), ...endpoints.filter(isTired)]
  }

  async function pauseTogether(delayMs: number, signal: AbortSignal | undefined): Promise<void> {
    const shared = pauses.get(delayMs) ?? begin(delayMs)
    shared.waiting += 1
    try {
      await abortable(() => shared.over, signal)
    } finally {
      shared.waiting -= 1
      if (shared.waiting === 0) shared.end.abort()
    }
  }

  function begin(delayMs: number): SharedPause {
    const end = new AbortController()
    const over = pause(clock, delayMs, end.signal)
    // Given up by all who waited.
    over.catch(() => {})
    const shared = { over, end, waiting: 0 }
    pauses.set(delayMs, shared)
    clock.setTimeout(() => pauses.delete(delayMs), 0)
    return shared
  }

  /** The response of the first endpoint that gives one, else its last failure. */
  async function askRound<T>(
    ask: (endpoint: Endpoint) => Promise<T>,
    lost: RpcError[],
  ): Promise<{ answer: T } | { failure: unknown }> {
    let failure: unknown
    for (const endpoint of inOrder()) {
      try {
        return { answer: await ask(endpoint) }
      } catch (error) {
        if (error instanceof RpcError) {
          if (lost.some((earlier) => !isSameAnswer(earlier, error))) error.isAfterLostAttempt = true
          if (isLost(error)) lost.push(error)
        }
        if (isFinal(error)) throw error
        if (isRetried(error)) tiredUntilMs.set(endpoint, clock.monotonic() + restMs)
        failure = error
      }
    }
    return { failure }
  }

  return async (ask, signal) => {
    const lost: RpcError[] = []
    for (let round = 0; ; round++) {
      const outcome = await abortable(() => askRound(ask, lost), signal)
      if ('answer' in outcome) return outcome.answer
      const { failure } = outcome
      if (round === retryCount || !isRetried(failure)) throw failure
      const told = failure instanceof RpcError ? failure.retryAfterMs : undefined
      await pauseTogether(told ?? retryDelayMs * 2 ** round, signal)
    }
  }
}

/** A pause that ends when nobody waits for it any longer. */
type SharedPause = { readonly over: Promise<void>; readonly end: AbortController; waiting: number }

function isRefused(error: unknown): boolean {
  return !isRetried(error)
}

/** A node that gives the same refusal each time has answered each time, whatever the code says. */
const isSameAnswer = (a: RpcError, b: RpcError): boolean =>
  a.code !== undefined && a.code === b.code && a.message === b.message && String(a.data) === String(b.data)
