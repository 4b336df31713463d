import { type ClockPort, KitError } from '@kit/core/adapter'
import { isOutage as isOutageOfEndpoints } from '../endpoint/isRetried.js'
import { poll } from '../time/poll.js'
import { withLimit } from '../time/withLimit.js'

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
  /** Whether a look failed because nodes are away for a while, so that the next one follows. Default: errors of endpoints that may pass. */
  readonly isOutage?: (error: unknown) => boolean
}

/**
 * Looks for a transaction until a look finds it: at once, and after pauses that double. It goes on while the nodes are away,
 * because that undoes no transaction, and asks no more once it has settled.
 *
 * @throws KitError `transaction/timedOut` after the time, with the last outage as its cause; `connection/aborted`; what `look` throws,
 * outages excepted.
 * @example await pollReceipt({ look, hash, clock, firstDelayMs: 200, pollingIntervalMs: 4000, signal })
 */
export async function pollReceipt<Receipt>(polling: ReceiptPolling<Receipt>): Promise<Receipt> {
  const { look, hash, clock, firstDelayMs, pollingIntervalMs, isOutage = isOutageOfEndpoints } = polling
  let outage: unknown
  const reason = () => {
    const shortMessage = 'The transaction was not mined in time. It may still be mined.'
    return new KitError('transaction/timedOut', { shortMessage, details: hash, cause: outage })
  }
  // The exponent is bounded, for the doubled pause would become infinite.
  const pauseMs = (round: number) => Math.min(pollingIntervalMs, firstDelayMs * 2 ** Math.min(round, 16))
  const limitMs = Math.min(polling.timeoutMs ?? receiptTimeoutMs, longestTimerMs)
  return withLimit({ clock, limitMs, signal: polling.signal, reason }, (signal) => {
    const lookOnce = async () => {
      try {
        const receipt = await look(signal)
        outage = undefined
        return receipt
      } catch (error) {
        if (!isOutage(error)) throw error
        outage = error
        return undefined
      }
    }
    return poll({ look: lookOnce, pauseMs, clock, signal })
  })
}
