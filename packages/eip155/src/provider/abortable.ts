import { isKitError, KitError, untilAborted } from '@kit/core'

/**
 * Runs work that may never end, or throw at once, for as long as the signal lets it: then it rejects with the signal's reason when
 * that is a `KitError`, else with `connection/aborted`. What the work answers later is dropped.
 *
 * @example await abortable(() => provider.request({ method: 'eth_chainId' }), AbortSignal.timeout(1000))
 */
export async function abortable<T>(work: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work()
  try {
    return await untilAborted(work, signal)
  } catch (error) {
    if (!signal.aborted || isKitError(error)) throw error
    throw new KitError('connection/aborted', { shortMessage: 'The request was aborted.', cause: signal.reason })
  }
}
