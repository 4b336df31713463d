import { Observable } from 'rxjs'
import type { ReadableStore } from './ReadableStore.js'

/** A pure state update. Returning the same object means that nothing changed, and nothing is emitted. */
export type Transition<S> = (state: S) => S

/** A writable store. Only the folder that owns a store uses this type. */
export type Store<S> = ReadableStore<S> & {
  /** Applies a transition. Updates during an emission are queued, so that every subscriber sees the same order. */
  update(transition: Transition<S>): void
  /** Completes the stream. Later updates are ignored. */
  complete(): void
}

/** A subscription: to the stream, which completes with the store, or by a listener. */
type Reader = { next(): void; complete?(): void }

/**
 * Creates a store of plain readonly data.
 *
 * @example
 * const counter = createStore(0)
 * counter.update((n) => n + 1)
 */
export function createStore<S>(initial: S): Store<S> {
  const waiting: Transition<S>[] = []
  // Replaced, never mutated: a subscriber may unsubscribe itself or another one while it is called.
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
        // Reports a subscriber's error to the page without affecting the other subscribers.
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
      // Updates queued behind a transition that threw are still applied.
      for (const queued of waiting.splice(0)) update(queued)
    }
  }

  return {
    state$: new Observable<S>((subscriber) => {
      subscriber.next(state)
      return read({ next: () => subscriber.next(state), complete: () => subscriber.complete() })
    }),
    // A new function per call, so that one listener can subscribe twice.
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

/** Returns the read-only part of a store. */
export const readable = <S>({ state$, subscribe, getState }: Store<S>): ReadableStore<S> => ({
  state$,
  subscribe,
  getState,
})
