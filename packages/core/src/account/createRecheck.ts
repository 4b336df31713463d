import type { Ports } from '../ports/Ports.js'
import type { ReadableStore } from '../store/ReadableStore.js'

/** How often a value is read again while it blocks an action, in milliseconds. */
const recheckMs = 10_000

/** Prevents a stale cached value from blocking an action forever. */
export type Recheck = {
  /**
   * Sets the key of the check that the cached value currently fails, or undefined if it passes. A new key reads the value again
   * immediately.
   */
  refuse(question: string | undefined): void
  destroy(): void
}

/**
 * Creates a recheck. A cached value may allow an action, but it may refuse one only if it was read after the check started (rule
 * constants-16).
 *
 * @param watchers The number of views that show the refusal. The value is read again when the first one appears, and then every 10 seconds
 *   while the page is visible.
 * @param read Reads the value past the cache. `isNew` is true for the first read of a key.
 * @example
 * const recheck = createRecheck(ports, watchers, () => kit.refreshBalance(query))
 * recheck.refuse(amount > balance ? `${amount}` : undefined)
 */
export function createRecheck(
  { clock, platform }: Pick<Ports, 'clock' | 'platform'>,
  watchers: ReadableStore<number>,
  read: (isNew: boolean) => void,
): Recheck {
  let refused: string | undefined
  let watching = watchers.getState()
  let endTimer = () => {}

  function wait(): void {
    endTimer()
    endTimer = refused !== undefined && watching > 0 ? clock.setTimeout(next, recheckMs) : () => {}
  }

  function next(): void {
    if (platform.isVisible()) read(false)
    wait()
  }

  const unwatch = watchers.subscribe(() => {
    const before = watching
    watching = watchers.getState()
    wait()
    if (watching > before && refused !== undefined) read(false)
  })
  return {
    refuse(question) {
      if (question === refused) return
      refused = question
      wait()
      if (question !== undefined) read(true)
    },
    destroy() {
      unwatch()
      endTimer()
    },
  }
}
