import { Observable, type Subscriber } from 'rxjs'
import type { ClockPort } from '../ports/Ports.js'
import type { KitEvent, TimedKitEvent } from './KitEvent.js'

/** Emits an event. */
export type Emit = (event: KitEvent) => void

/** The event stream of a kit. It doesn't replay past events: late subscribers read the stores. */
export type Events = {
  readonly events$: Observable<TimedKitEvent>
  readonly emit: Emit
  /** Returns a stream whose subscribers first receive the given events. */
  after(missed: readonly TimedKitEvent[]): Observable<TimedKitEvent>
  complete(): void
}

/** Creates the event stream of a kit. Each event gets the clock's time. */
export function createEvents(clock: ClockPort): Events {
  const readers = new Set<Subscriber<TimedKitEvent>>()
  const queue: TimedKitEvent[] = []
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
      // An event that a reader emits is delivered after the current one, so that all readers receive the same order.
      if (queue.push({ ...event, atMs: clock.now() }) > 1) return
      // Iterates over a copy: subscribing and unsubscribing take effect with the next event.
      for (const next of queue) for (const reader of [...readers]) reader.next(next)
      queue.length = 0
    },
    complete() {
      isComplete = true
      for (const reader of readers) reader.complete()
    },
  }
}
