import { isKitError } from '../error/isKitError.js'
import { KitError } from '../error/KitError.js'
import { untilAborted } from './createAbortLimit.js'

/**
 * Runs work of a wallet or node until the signal aborts, as adapters and connectors must. On abort, rejects with the signal's reason if
 * that is a `KitError`, or else with `connection/aborted`. A synchronous throw becomes a rejection, and a late result is dropped. Without a
 * signal, waits indefinitely.
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
 * Returns the error of an aborted signal: its reason if that is a `KitError`, or else `connection/aborted` with the reason as its cause.
 *
 * @example if (signal.aborted) throw toAbortError(signal)
 */
export function toAbortError({ reason }: AbortSignal): KitError {
  if (isKitError(reason)) return reason
  return new KitError('connection/aborted', { shortMessage: 'The request was aborted.', cause: reason })
}
