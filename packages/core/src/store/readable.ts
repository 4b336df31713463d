import type { Store } from './createStore.js'
import type { ReadableStore } from './ReadableStore.js'

/** The reading half of a store: what is handed out of the kit. */
export const readable = <S>({ state$, subscribe, getState }: Store<S>): ReadableStore<S> => ({
  state$,
  subscribe,
  getState,
})
