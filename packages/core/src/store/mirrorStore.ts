import type { Store } from './createStore.js'
import type { ReadableStore } from './ReadableStore.js'

/** Shows another store's state in a store that was there before it. Returns the end. */
export function mirrorStore<S>(source: ReadableStore<S>, own: Store<S>): () => void {
  const copy = () => own.update(() => source.getState())
  copy()
  return source.subscribe(copy)
}
