import { Observable, type Subscriber } from 'rxjs'
import type { ClockPort } from '../ports/Ports.js'
import type { KitEvent, TimedKitEvent } from './KitEvent.js'

/** Puts an event on the timeline. */
export type Emit = (event: KitEvent) => void

/** The one timeline of a kit. It does not replay: who comes late reads the stores. */
export type Events = {
  readonly events$: Observable<TimedKitEvent>
  readonly emit: Emit
  /** The timeline for subscribers that first get the given events. */
  after(missed: readonly TimedKitEvent[]): Observable<TimedKitEvent>
  complete(): void
}

/** Creates the timeline of a kit; each event gets the clock's time. */
export function createEvents(clock: ClockPort): Events {
  const readers = new Set<Subscriber<TimedKitEvent>>()
  let isComplete = false
  const after = (missed: readonly TimedKitEvent[]) =>
    new Observable<TimedKitEvent>((reader) => {
      for (const event of missed) reader.next(event)
      if (isComplete) return reader.complete()
      readers.add(reader)
      return () => readers.delete(reader)
    })
  return {
    events$: after([]),
    after,
    emit(event) {
      const timed = { ...event, atMs: clock.now() }
      // A copy: who subscribes or leaves meanwhile does so from the next event on.
      for (const reader of [...readers]) reader.next(timed)
    },
    complete() {
      isComplete = true
      for (const reader of [...readers]) reader.complete()
    },
  }
}
