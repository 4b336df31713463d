import type { ReadableStore } from '@kit/core'
import { defer } from 'rxjs'

/** The store, which does something first whenever somebody begins to listen to it. */
export function whenRead<S>({ state$, subscribe, getState }: ReadableStore<S>, begin: () => void): ReadableStore<S> {
  return {
    getState,
    subscribe(listener) {
      begin()
      return subscribe(listener)
    },
    state$: defer(() => {
      begin()
      return state$
    }),
  }
}
