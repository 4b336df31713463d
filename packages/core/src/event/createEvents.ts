import { type Observable, Subject } from 'rxjs'
import type { ClockPort } from '../ports/Ports.js'
import type { KitEvent, TimedKitEvent } from './KitEvent.js'

/** Tells the timeline what happened. */
export type Emit = (event: KitEvent) => void

/** The one timeline of a kit. It does not replay: who comes late reads the stores. */
export type Events = { readonly events$: Observable<TimedKitEvent>; readonly emit: Emit; complete(): void }

/** Creates the timeline of a kit; each event gets the clock's time. */
export function createEvents(clock: ClockPort): Events {
  const subject = new Subject<TimedKitEvent>()
  return {
    events$: subject.asObservable(),
    emit: (event) => subject.next({ ...event, atMs: clock.now() }),
    complete: () => subject.complete(),
  }
}
