import { browserPorts } from '@kit/core'

/**
 * Waits, in milliseconds; rejects with the signal's reason as soon as it is aborted, and leaves no timer behind.
 *
 * @example await pause(150)
 */
export function pause(delayMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const abort = () => {
      cancel()
      reject(signal?.reason)
    }
    const cancel = browserPorts().clock.setTimeout(() => {
      signal?.removeEventListener('abort', abort)
      resolve()
    }, delayMs)
    signal?.addEventListener('abort', abort, { once: true })
  })
}
