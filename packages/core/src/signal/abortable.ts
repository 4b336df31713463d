import { isKitError } from '../error/isKitError.js'
import { KitError } from '../error/KitError.js'
import { untilAborted } from './createLimit.js'

/**
 * Waits for a wallet or a node for as long as the signal lets it, as adapters and connectors must: when the signal ends, it
 * rejects with the signal's reason if that is a `KitError`, else with `connection/aborted`. A synchronous throw becomes a
 * rejection; a later result of the work is dropped. Without a signal it waits for ever.
 *
 * @example await abortable(() => provider.request({ method: 'eth_chainId' }), signal)
 */
export async function abortable<T>(work: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work()
  try {
    return await untilAborted(work, signal)
  } catch (error) {
    throw signal.aborted && !isKitError(error) ? toAbortError(signal) : error
  }
}

/**
 * The error for whoever waits when a signal is aborted: the signal's reason if that is a `KitError`, else `connection/aborted` with
 * the reason as its cause.
 *
 * @example if (signal.aborted) throw toAbortError(signal)
 */
export function toAbortError({ reason }: AbortSignal): KitError {
  if (isKitError(reason)) return reason
  return new KitError('connection/aborted', { shortMessage: 'The request was aborted.', cause: reason })
}
