import type { Observable } from 'rxjs'

/**
 * A read-only store. Read it as a stream, with a plain listener (React, Vue, Svelte, signals), or synchronously.
 *
 * @example
 * kit.active.state$.subscribe(({ account }) => console.log(account?.address))
 */
export type ReadableStore<S> = {
  /** Replays the current value on subscription. Never errors, and completes only when the kit is destroyed. */
  readonly state$: Observable<S>
  /** Calls `listener` after each change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
  /** Returns the current value, which keeps its identity until it changes. */
  getState(): S
}
