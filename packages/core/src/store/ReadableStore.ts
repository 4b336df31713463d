import type { Observable } from 'rxjs'

/**
 * State that anyone can read: as a stream, by a plain listener (React, Vue, Svelte, signals), or at once.
 *
 * @example
 * kit.active.state$.subscribe(({ account }) => console.log(account?.address))
 */
export type ReadableStore<S> = {
  /** Replays the present value; never errors; completes only when the kit is destroyed. */
  readonly state$: Observable<S>
  /** Calls `listener` after each change. Returns the end of the subscription. */
  subscribe(listener: () => void): () => void
  /** The present value. The same object until something changes. */
  getState(): S
}
