import { isKitError } from '../error/isKitError.js'
import { KitError } from '../error/KitError.js'
import { untilAborted } from '../signal/createAbortLimit.js'

/** Creates the error of a connect that was aborted. */
export const aborted = (shortMessage: string, cause?: unknown): KitError =>
  new KitError('connection/aborted', { shortMessage, cause })

/** Returns the error for the abort reason of a signal. */
export const toAborted = ({ reason }: AbortSignal): KitError =>
  isKitError(reason) ? reason : aborted('The connection request was aborted.', reason)

/** Waits for a connect in progress until the caller's signal aborts. */
export function joinPromise<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return untilAborted(() => promise, signal).catch((error) => {
    throw signal.aborted ? toAborted(signal) : error
  })
}
