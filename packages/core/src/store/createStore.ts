import { Observable } from 'rxjs'
import type { ReadableStore } from './ReadableStore.js'

/** A pure change of state. Returning the same object means nothing happened, and nothing is emitted. */
export type Transition<S> = (state: S) => S

/** A writable store. Only the folder that owns a store holds this type. */
export type Store<S> = ReadableStore<S> & {
  /** Applies a transition. Called during an emission it waits its turn, so that every subscriber sees the same order. */
  update(transition: Transition<S>): void
  /** Completes the stream. Later updates are ignored. */
  complete(): void
}

/** A subscription of either kind: a stream's, which ends with the store, or a listener's. */
type Reader = { next(): void; complete?(): void }

/**
 * Creates a store of plain readonly data with one subject of its own.
 *
 * @example
 * const counter = createStore(0)
 * counter.update((n) => n + 1)
 */
export function createStore<S>(initial: S): Store<S> {
  const waiting: Transition<S>[] = []
  // Replaced, never changed: a subscriber may end itself or another while it is called.
  let readers: readonly Reader[] = []
  let state = initial
  let emitting = false
  let completed = false

  function read(reader: Reader): () => void {
    if (completed) reader.complete?.()
    else readers = [...readers, reader]
    return () => {
      readers = readers.filter((other) => other !== reader)
    }
  }

  function apply(transition: Transition<S>): void {
    const next = transition(state)
    if (Object.is(next, state)) return
    state = next
    for (const reader of readers) {
      try {
        reader.next()
      } catch (error) {
        // One subscriber's error is reported to the page, and does not reach the others.
        void Promise.reject(error)
      }
    }
  }

  function update(transition: Transition<S>): void {
    if (completed) return
    if (emitting) {
      waiting.push(transition)
      return
    }
    emitting = true
    try {
      apply(transition)
      while (waiting.length > 0) apply(waiting.shift() as Transition<S>)
    } finally {
      emitting = false
      // Updates that waited behind a transition that threw are still applied.
      for (const owed of waiting.splice(0)) update(owed)
    }
  }

  return {
    state$: new Observable<S>((subscriber) => {
      subscriber.next(state)
      return read({ next: () => subscriber.next(state), complete: () => subscriber.complete() })
    }),
    // A new function for each call, so that one listener may subscribe twice.
    subscribe: (listener) => read({ next: () => listener() }),
    getState: () => state,
    update,
    complete() {
      completed = true
      const ended = readers
      readers = []
      for (const reader of ended) reader.complete?.()
    },
  }
}

/** The reading half of a store: what is handed out of the kit. */
export const readable = <S>({ state$, subscribe, getState }: Store<S>): ReadableStore<S> => ({
  state$,
  subscribe,
  getState,
})
