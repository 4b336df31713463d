import { abortable, type ClockPort, KitError, pause } from '@kit/core/adapter'
import { isTemporary, mayHaveExecuted } from './isTemporary.js'
import { RpcError } from './RpcError.js'

const retryCount = 3
const retryDelayMs = 150
/** How long a failed endpoint is tried last, in milliseconds. */
const restMs = 30_000

export type FallbackOptions<Endpoint> = {
  /** Endpoints in order of preference. */
  readonly endpoints: readonly Endpoint[]
  readonly clock: ClockPort
  /**
   * Returns whether every other endpoint would return the same error, so that none is tried. Defaults to any error response that isn't
   * temporary.
   */
  readonly isFinal?: ((error: unknown) => boolean) | undefined
}

/**
 * Creates a function that tries endpoints in order until one responds. After a temporary failure it tries the next endpoint immediately
 * and, after the last one, all of them again. It does so three times, with pauses that double from 150 ms or follow `Retry-After`. A failed
 * endpoint is tried last for 30 seconds. Errors that follow an attempt without a response are marked (`followsLostAttempt`). Requests that
 * fail in one turn share the pause, so that they can be batched again.
 *
 * @throws KitError `rpc/notConfigured` if there is no endpoint. The function rejects with the last failure, or with `connection/aborted`
 *   when the signal aborts.
 * @example const ask = createFallback({ endpoints: urls, clock }); await ask((url) => fetchText({ ...ports, url }), signal)
 */
export function createFallback<Endpoint>(
  options: FallbackOptions<Endpoint>,
): <T>(ask: (endpoint: Endpoint) => Promise<T>, signal?: AbortSignal | undefined) => Promise<T> {
  const { endpoints, clock, isFinal = isRefused } = options
  if (endpoints.length === 0) {
    throw new KitError('rpc/notConfigured', { shortMessage: 'No RPC url provided for the network.' })
  }
  const cooldownUntilMs = new Map<Endpoint, number>()
  const pauses = new Map<number, SharedPause>()

  function inOrder(): readonly Endpoint[] {
    const nowMs = clock.monotonic()
    const isCoolingDown = (endpoint: Endpoint) => (cooldownUntilMs.get(endpoint) ?? nowMs) > nowMs
    return [...endpoints.filter((endpoint) => !isCoolingDown(endpoint)), ...endpoints.filter(isCoolingDown)]
  }

  async function pauseTogether(delayMs: number, signal: AbortSignal | undefined): Promise<void> {
    const shared = pauses.get(delayMs) ?? begin(delayMs)
    shared.waiting += 1
    try {
      await abortable(() => shared.over, signal)
    } finally {
      shared.waiting -= 1
      if (shared.waiting === 0) {
        shared.end.abort()
        pauses.delete(delayMs)
      }
    }
  }

  function begin(delayMs: number): SharedPause {
    const end = new AbortController()
    const over = pause(clock, delayMs, end.signal)
    // All waiting requests were aborted.
    over.catch(() => {})
    const shared = { over, end, waiting: 0 }
    pauses.set(delayMs, shared)
    clock.setTimeout(() => pauses.delete(delayMs), 0)
    return shared
  }

  /** Returns the first response, or throws the last failure. */
  async function tryRound<T>(
    ask: (endpoint: Endpoint) => Promise<T>,
    lost: RpcError[],
  ): Promise<{ answer: T } | { failure: unknown }> {
    let failure: unknown
    for (const endpoint of inOrder()) {
      try {
        return { answer: await ask(endpoint) }
      } catch (error) {
        if (error instanceof RpcError) {
          if (lost.some((earlier) => !isSameAnswer(earlier, error))) error.followsLostAttempt = true
          if (mayHaveExecuted(error)) lost.push(error)
        }
        if (isFinal(error)) throw error
        if (isTemporary(error)) cooldownUntilMs.set(endpoint, clock.monotonic() + restMs)
        failure = error
      }
    }
    return { failure }
  }

  return async (ask, signal) => {
    const lost: RpcError[] = []
    for (let round = 0; ; round++) {
      const outcome = await abortable(() => tryRound(ask, lost), signal)
      if ('answer' in outcome) return outcome.answer
      const { failure } = outcome
      if (round === retryCount || !isTemporary(failure)) throw failure
      const requestedDelayMs = failure instanceof RpcError ? failure.retryAfterMs : undefined
      await pauseTogether(requestedDelayMs ?? retryDelayMs * 2 ** round, signal)
    }
  }
}

/** A pause that ends early once no request waits for it. */
type SharedPause = { readonly over: Promise<void>; readonly end: AbortController; waiting: number }

function isRefused(error: unknown): boolean {
  return !isTemporary(error)
}

/** A node that returns the same refusal in each round has responded each time, whatever the code. */
const isSameAnswer = (a: RpcError, b: RpcError): boolean =>
  a.code !== undefined && a.code === b.code && a.message === b.message && String(a.data) === String(b.data)
