import type { ClockPort } from '@kit/core'
import { Observable } from 'rxjs'

/**
 * One emission after `delayMs` by the kit's own clock: RxJS's `timer` on a clock that tests and hosts can set. Whoever unsubscribes
 * leaves no timer behind.
 *
 * @example work$.pipe(retry({ count: 3, delay: (_, round) => after(clock, 150 * 2 ** (round - 1)) }))
 */
export function after(clock: ClockPort, delayMs: number): Observable<void> {
  return new Observable((subscriber) =>
    clock.setTimeout(() => {
      subscriber.next()
      subscriber.complete()
    }, delayMs),
  )
}
