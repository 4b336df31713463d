import type { Observable } from 'rxjs'
import type { TimedKitEvent } from './KitEvent.js'

/** Calls the listener with each event of a stream. Returns a function that unsubscribes. */
export function watchEvents(events$: Observable<TimedKitEvent>, listener: (event: TimedKitEvent) => void): () => void {
  const subscription = events$.subscribe(listener)
  return () => subscription.unsubscribe()
}
