import { createStore } from './createStore.js'
import type { ReadableStore } from './ReadableStore.js'

/** How many show something now, such as the views of a feature. */
export type Watch = {
  readonly watchers: ReadableStore<number>
  /** Counts one more until the returned function is called. Calling it again does nothing. */
  watch(): () => void
}

/**
 * Creates the count. `begin` is called after each that starts to watch, `end` after each that stops.
 *
 * @example
 * const { watch, watchers } = createWatch({ begin: () => void load() })
 */
export function createWatch({ begin, end }: { begin?(): void; end?(): void } = {}): Watch {
  const watchers = createStore(0)
  return {
    watchers,
    watch() {
      watchers.update((count) => count + 1)
      begin?.()
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        watchers.update((count) => count - 1)
        end?.()
      }
    },
  }
}
