import type { Store } from './createStore.js'
import type { ReadableStore } from './ReadableStore.js'

/** A store without its writing end: what is handed out of the kit. */
export const readable = <S>({ state$, subscribe, getState }: Store<S>): ReadableStore<S> => ({
  state$,
  subscribe,
  getState,
})
