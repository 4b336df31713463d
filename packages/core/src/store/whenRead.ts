import { Observable } from 'rxjs'
import type { ReadableStore } from './ReadableStore.js'

/**
 * The store, which does something first whenever somebody begins to listen to it, and ends it, where it has an end, when they stop.
 *
 * @example
 * const state = whenRead(store, () => void load())
 */
export function whenRead<S>(
  { state$, subscribe, getState }: ReadableStore<S>,
  begin: () => (() => void) | undefined,
): ReadableStore<S> {
  return {
    getState,
    subscribe(listener) {
      const ends = [begin(), subscribe(listener)]
      return () => {
        for (const end of ends) end?.()
      }
    },
    state$: new Observable((subscriber) => {
      subscriber.add(begin())
      subscriber.add(state$.subscribe(subscriber))
    }),
  }
}
