import { Observable } from 'rxjs'
import type { ReadableStore } from './ReadableStore.js'

/**
 * The store, which does something first whenever somebody begins to listen to it.
 *
 * @example
 * const state = whenRead(store, () => void load())
 */
export function whenRead<S>({ state$, subscribe, getState }: ReadableStore<S>, begin: () => void): ReadableStore<S> {
  return {
    getState,
    subscribe(listener) {
      begin()
      return subscribe(listener)
    },
    state$: new Observable((subscriber) => {
      begin()
      return state$.subscribe(subscriber)
    }),
  }
}
