import { createStore } from './createStore.js'
import type { ReadableStore } from './ReadableStore.js'

/** Counts the current watchers of something, such as the open views of a feature. */
export type Watch = {
  readonly watchers: ReadableStore<number>
  /** Adds a watcher. Returns a function that removes it; calling that again does nothing. */
  watch(): () => void
}

/**
 * Creates the counter.
 *
 * @param changed Called after each change with 1 for a new watcher, or -1 for one that left.
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
      let isStopped = false
      add(1)
      return () => {
        if (isStopped) return
        isStopped = true
        add(-1)
      }
    },
  }
}
