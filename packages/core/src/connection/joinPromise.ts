import { isKitError } from '../error/isKitError.js'
import { KitError } from '../error/KitError.js'
import { untilAborted } from '../signal/createLimit.js'

/** The error of a connect that was given up. */
export const aborted = (shortMessage: string, cause?: unknown): KitError =>
  new KitError('connection/aborted', { shortMessage, cause })

/** Why a connect was given up, by its signal. */
export const toAborted = ({ reason }: AbortSignal): KitError =>
  isKitError(reason) ? reason : aborted('The connect was aborted.', reason)

/** Waits for a connect that is in progress, for as long as the caller does. */
export function joinPromise<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return untilAborted(() => promise, signal).catch((error) => {
    throw signal.aborted ? toAborted(signal) : error
  })
}
