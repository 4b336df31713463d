import { BehaviorSubject } from 'rxjs'
import type { ReadableStore } from './ReadableStore.js'

/** A pure change of state. Returning the same object means nothing happened, and nothing is emitted. */
export type Transition<S> = (state: S) => S

/** A store with its writing end. Only the folder that owns a store holds this type. */
export type Store<S> = ReadableStore<S> & {
  /** Applies a transition. Called during an emission it waits its turn, so that every subscriber sees the same order. */
  update(transition: Transition<S>): void
  /** Completes the stream. Later updates are ignored. */
  complete(): void
}

/**
 * Creates a store of plain readonly data with one subject of its own.
 *
 * @example
 * const counter = createStore(0)
 * counter.update((n) => n + 1)
 */
export function createStore<S>(initial: S): Store<S> {
  const subject = new BehaviorSubject(initial)
  let waiting: Transition<S>[] | undefined
  let emitting = false

  function apply(transition: Transition<S>): void {
    const next = transition(subject.value)
    if (next !== subject.value) subject.next(next)
  }

  return {
    state$: subject.asObservable(),
    subscribe(listener) {
      let first = true
      const subscription = subject.subscribe(() => {
        if (first) first = false
        else listener()
      })
      return () => subscription.unsubscribe()
    },
    getState: () => subject.value,
    update(transition) {
      if (subject.closed || subject.isStopped) return
      if (emitting) {
        waiting ??= []
        waiting.push(transition)
        return
      }
      emitting = true
      try {
        apply(transition)
        while (waiting !== undefined) {
          const queue = waiting
          waiting = undefined
          for (const queued of queue) apply(queued)
        }
      } finally {
        emitting = false
        waiting = undefined
      }
    },
    complete: () => subject.complete(),
  }
}
