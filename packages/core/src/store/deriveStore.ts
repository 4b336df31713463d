import { Observable } from 'rxjs'
import type { ReadableStore } from './ReadableStore.js'

type Values<Sources extends readonly ReadableStore<unknown>[]> = {
  [K in keyof Sources]: Sources[K] extends ReadableStore<infer S> ? S : never
}

/**
 * Creates a store whose state is computed from other stores. The value is computed on read, so a reader never sees one source updated and
 * another stale. It keeps its identity while the sources keep theirs. It subscribes to its sources only while it has subscribers.
 *
 * @example
 * const isConnected = deriveStore([connection], (state) => state.status === 'connected')
 */
export function deriveStore<const Sources extends readonly ReadableStore<unknown>[], S>(
  sources: Sources,
  project: (...values: Values<Sources>) => S,
  isEqual: (a: S, b: S) => boolean = Object.is,
): ReadableStore<S> {
  let inputs: readonly unknown[] | undefined
  let value: S

  function getState(): S {
    const present = sources.map((source) => source.getState())
    const known = inputs
    if (known !== undefined && present.every((input, index) => input === known[index])) return value
    const next = project(...(present as Values<Sources>))
    if (known === undefined || !isEqual(value, next)) value = next
    inputs = present
    return value
  }

  function subscribe(listener: () => void): () => void {
    let last = getState()
    const ends = sources.map((source) =>
      source.subscribe(() => {
        const next = getState()
        if (next === last) return
        last = next
        listener()
      }),
    )
    return () => {
      for (const end of ends) end()
    }
  }

  return {
    getState,
    subscribe,
    state$: new Observable<S>((subscriber) => {
      subscriber.next(getState())
      subscriber.add(subscribe(() => subscriber.next(value)))
      const open = new Set(sources)
      for (const source of sources)
        subscriber.add(
          source.state$.subscribe({
            complete: () => {
              open.delete(source)
              if (open.size === 0) subscriber.complete()
            },
          }),
        )
    }),
  }
}
