import { isKitError } from '../error/isKitError.js'
import { KitError } from '../error/KitError.js'

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
