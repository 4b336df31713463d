import { type ClockPort, KitError } from '@kit/core'
import {
  catchError,
  concatMap,
  defer,
  EMPTY,
  firstValueFrom,
  from,
  merge,
  type Observable,
  retry,
  share,
  take,
  throwError,
  throwIfEmpty,
} from 'rxjs'
import { aborted } from '../time/aborted.js'
import { after } from '../time/after.js'
import { isRetried } from './isRetried.js'
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
  /** Whether every other endpoint would say the same, so that none is asked. Default: what an endpoint answered, unless it may pass. */
  readonly isFinal?: ((error: unknown) => boolean) | undefined
}

/**
 * Asks endpoints in order until one answers: the next one at once, and after the last all of them again, three times, from 150 ms
 * doubled or as long as `Retry-After` says, when the failure is one that may pass. An endpoint that failed in such a way is asked after
 * the others for half a minute. Questions that fail in one turn wait as one, so that those that travel together do so again.
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
  const pauses = new Map<number, Observable<void>>()

  function inOrder(): readonly Endpoint[] {
    const nowMs = clock.monotonic()
    const isTired = (endpoint: Endpoint) => (tiredUntilMs.get(endpoint) ?? nowMs) > nowMs
    return [...endpoints.filter((endpoint) => !isTired(endpoint)), ...endpoints.filter(isTired)]
  }

  function pauseTogether(delayMs: number): Observable<void> {
    const begun = pauses.get(delayMs)
    if (begun) return begun
    const pause = after(clock, delayMs).pipe(share())
    pauses.set(delayMs, pause)
    clock.setTimeout(() => pauses.delete(delayMs), 0)
    return pause
  }

  return (ask, signal) => {
    let failure: unknown
    const overlook = (endpoint: Endpoint) => (error: unknown) => {
      if (isFinal(error)) throw error
      if (isRetried(error)) tiredUntilMs.set(endpoint, clock.monotonic() + restMs)
      failure = error
      return EMPTY
    }
    const round$ = defer(() => from(inOrder())).pipe(
      concatMap((endpoint) => defer(() => ask(endpoint)).pipe(catchError(overlook(endpoint)))),
      take(1),
      throwIfEmpty(() => failure),
    )
    const delay = (error: unknown, round: number) => {
      if (isFinal(error) || !isRetried(error)) return throwError(() => error)
      const told = error instanceof RpcError ? error.retryAfterMs : undefined
      return pauseTogether(told ?? retryDelayMs * 2 ** (round - 1))
    }
    return firstValueFrom(merge(aborted(signal), round$.pipe(retry({ count: retryCount, delay }))))
  }
}

function isRefused(error: unknown): boolean {
  return !isRetried(error)
}
