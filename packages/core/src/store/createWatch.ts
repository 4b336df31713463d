import { createStore } from './createStore.js'
import type { ReadableStore } from './ReadableStore.js'

/** How many show something now, such as the views of a feature. */
export type Watch = {
  readonly watchers: ReadableStore<number>
  /** Counts one more until the returned function is called. Calling it again does nothing. */
  watch(): () => void
}

/**
 * Creates the count.
 *
 * @param changed Called after each change, with 1 for one that begins to watch and -1 for one that stops.
 * @example const { watch, watchers } = createWatch((by) => by > 0 && void load())
 */
export function createWatch(changed?: (by: number) => void): Watch {
  const watchers = createStore(0)
  const add = (by: number) => {
    watchers.update((count) => count + by)
    changed?.(by)
  }
  return {
    watchers,
    watch() {
      let isOver = false
      add(1)
      return () => {
        if (isOver) return
        isOver = true
        add(-1)
      }
    },
  }
}
