import { type ClockPort, createLimit, KitError } from '@kit/core'
import { catchError, defer, filter, firstValueFrom, merge, of, repeat, tap } from 'rxjs'
import { isOutage as isOutageOfEndpoints } from '../endpoint/isOutage.js'
import { aborted } from '../time/aborted.js'
import { after } from '../time/after.js'

const receiptTimeoutMs = 180_000
/** Beyond it timers fire at once. */
const longestTimerMs = 2 ** 31 - 1

/** What {@link pollReceipt} takes. */
export type ReceiptPolling<Receipt> = {
  /** Looks once: undefined while the transaction, or what took its place, is not deep enough in the chain. */
  readonly look: (signal: AbortSignal) => Promise<Receipt | undefined>
  /** Named in the error. */
  readonly hash: string
  readonly clock: ClockPort
  /** The pause after the first look, doubled up to `pollingIntervalMs`. */
  readonly firstDelayMs: number
  readonly pollingIntervalMs: number
  /** Default 180 000. */
  readonly timeoutMs?: number | undefined
  readonly signal?: AbortSignal | undefined
  /** Whether a look failed for nodes that are away for a while, so that the next one follows. Default: errors of endpoints that may pass. */
  readonly isOutage?: (error: unknown) => boolean
}

/**
 * Looks for a transaction until a look finds it: at once, and after pauses that double. It goes on while the nodes are away, for that
 * makes no transaction undone, and asks no more once it has settled.
 *
 * @throws KitError `transaction/timedOut` after the time, with the last outage as its cause; `connection/aborted`; what `look` throws,
 * outages excepted.
 * @example await pollReceipt({ look, hash, clock, firstDelayMs: 200, pollingIntervalMs: 4000, signal })
 */
export async function pollReceipt<Receipt>(polling: ReceiptPolling<Receipt>): Promise<Receipt> {
  const { look, hash, clock, firstDelayMs, pollingIntervalMs, isOutage = isOutageOfEndpoints } = polling
  let outage: unknown
  const reason = () => {
    const shortMessage = 'The transaction was not mined in time. It may still be.'
    return new KitError('transaction/timedOut', { shortMessage, details: hash, cause: outage })
  }
  const limitMs = Math.min(polling.timeoutMs ?? receiptTimeoutMs, longestTimerMs)
  const limit = createLimit([polling.signal], { clock, limitMs, reason })
  const receipt$ = defer(() => look(limit.signal)).pipe(
    tap(() => {
      outage = undefined
    }),
    catchError((error: unknown) => {
      if (!isOutage(error)) throw error
      outage = error
      return of(undefined)
    }),
    // The exponent is bounded, for the doubled pause would become infinite.
    repeat({
      delay: (round) => after(clock, Math.min(pollingIntervalMs, firstDelayMs * 2 ** Math.min(round - 1, 16))),
    }),
    filter((receipt) => receipt !== undefined),
  )
  try {
    return await firstValueFrom(merge(aborted(limit.signal), receipt$))
  } finally {
    limit.end()
  }
}
