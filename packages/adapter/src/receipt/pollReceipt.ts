import { type ClockPort, KitError, poll, withLimit } from '@kit/core/adapter'
import { isOutage as isOutageOfEndpoints } from '../endpoint/isTemporary.js'

const receiptTimeoutMs = 180_000
/** Maximum delay of a timer. Longer ones fire immediately. */
const maxTimerMs = 2 ** 31 - 1

export type ReceiptPolling<Receipt> = {
  /** Looks once. Resolves with undefined until the transaction, or its replacement, has enough confirmations. */
  readonly readOnce: (signal: AbortSignal) => Promise<Receipt | undefined>
  /** Used in the error message. */
  readonly hash: string
  readonly clock: ClockPort
  /** The pause after the first read, in milliseconds. It doubles up to `pollingIntervalMs`. */
  readonly firstDelayMs: number
  readonly pollingIntervalMs: number
  /** Time limit in milliseconds. Defaults to 180,000. */
  readonly timeoutMs?: number | undefined
  readonly signal?: AbortSignal | undefined
  /**
   * Returns whether a read failed because nodes are temporarily unavailable, so that polling continues. Defaults to temporary endpoint
   * errors.
   */
  readonly isOutage?: (error: unknown) => boolean
}

/**
 * Polls for a transaction until `readOnce` finds it, immediately and after pauses that double. Continues while the nodes are unavailable, since
 * that doesn't affect the transaction.
 *
 * @throws KitError `transaction/timedOut` after the time limit, with the last outage as its cause; `connection/aborted`; errors of `readOnce`,
 *   except outages.
 * @example await pollReceipt({ readOnce, hash, clock, firstDelayMs: 200, pollingIntervalMs: 4000, signal })
 */
export async function pollReceipt<Receipt>(polling: ReceiptPolling<Receipt>): Promise<Receipt> {
  const { readOnce, hash, clock, firstDelayMs, pollingIntervalMs, isOutage = isOutageOfEndpoints } = polling
  let outage: unknown
  const reason = () => {
    const shortMessage = 'The transaction was not mined in time. It may still be mined.'
    return new KitError('transaction/timedOut', { shortMessage, details: hash, cause: outage })
  }
  // The exponent is bounded because the pause would become infinite.
  const pauseMs = (round: number) => Math.min(pollingIntervalMs, firstDelayMs * 2 ** Math.min(round, 16))
  const limitMs = Math.min(polling.timeoutMs ?? receiptTimeoutMs, maxTimerMs)
  return withLimit({ clock, limitMs, signal: polling.signal, reason }, (signal) => {
    const pollOnce = async () => {
      try {
        const receipt = await readOnce(signal)
        outage = undefined
        return receipt
      } catch (error) {
        if (!isOutage(error)) throw error
        outage = error
        return undefined
      }
    }
    return poll({ readOnce: pollOnce, pauseMs, clock, signal })
  })
}
