import type { Ports } from '../ports/Ports.js'
import type { ReadableStore } from '../store/ReadableStore.js'

/** How often a refused value is read again while its refusal is shown. */
const recheckMs = 10_000

/** Keeps a cached value from refusing an action forever. */
export type Recheck = {
  /** Names the question that the cached value refuses; undefined while nothing is refused. A new question reads the value again at once. */
  refuse(question: string | undefined): void
  destroy(): void
}

/**
 * A cached value may allow an action, but it may refuse one only if it was read after the question was asked (rule constants-16).
 *
 * @param watchers How many views show the refusal. What is refused is read when one begins to, and every 10 s while the page is visible.
 * @param read Reads the value past the cache. `isNew` while the question is new.
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
