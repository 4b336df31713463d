import { isKitError, KitError } from '@kit/core'

/**
 * Settles as `work` does, unless the signal aborts first: then it rejects at once with the signal's reason when that is a
 * `KitError`, else with `connection/aborted`, and what `work` answers later is dropped. Wallets may never answer, so nothing waits for them without a signal or a limit.
 *
 * @example await untilAborted(provider.request({ method: 'eth_chainId' }), AbortSignal.timeout(1000))
 */
export function untilAborted<T>(work: T | PromiseLike<T>, signal: AbortSignal | undefined): Promise<T> {
  const promise = Promise.resolve(work)
  if (!signal) return promise
  return new Promise<T>((resolve, reject) => {
    const abort = () => {
      const { reason } = signal
      const shortMessage = 'The request was aborted.'
      reject(isKitError(reason) ? reason : new KitError('connection/aborted', { shortMessage, cause: reason }))
    }
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  })
}
