import { toAbortError } from '@kit/core'
import { Observable } from 'rxjs'

/**
 * Fails as soon as the signal is aborted, with the signal's reason if that is a `KitError`, else with `connection/aborted`; emits
 * nothing. Merged with work, it ends the work.
 *
 * @example await firstValueFrom(merge(aborted(signal), work$))
 */
export function aborted(signal: AbortSignal | undefined): Observable<never> {
  return new Observable((subscriber) => {
    if (!signal) return undefined
    const end = () => subscriber.error(toAbortError(signal))
    if (signal.aborted) return end()
    signal.addEventListener('abort', end, { once: true })
    return () => signal.removeEventListener('abort', end)
  })
}
