import { Observable } from 'rxjs'
import type { ReadableStore } from './ReadableStore.js'

/**
 * Wraps a store so that a function runs when its first subscriber arrives. If the function returns a cleanup, it runs when the last one
 * leaves.
 *
 * @example
 * const state = whenSubscribed(store, () => void load())
 */
export function whenSubscribed<S>(
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
