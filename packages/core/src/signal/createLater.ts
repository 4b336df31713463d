/** A thing that is loaded when it is first needed. */
export type Later<T> = {
  /** Loads it, once; a load that failed is tried again at the next call. */
  load(): Promise<T>
  /** Runs work with it: at once when it is there, as a visitor's gesture demands, else when it has come. */
  run<R>(work: (thing: T) => Promise<R>): Promise<R>
  /** The thing, if it is there. */
  now(): T | undefined
  /** Forgets it: the next use loads anew. */
  forget(): void
}

/** Wraps a dynamic import so that it is synchronous from the second use on. */
export function createLater<T>(importIt: () => Promise<T>): Later<T> {
  let loading: Promise<T> | undefined
  let thing: T | undefined

  function load(): Promise<T> {
    loading ??= importIt().then(
      (loaded) => {
        thing = loaded
        return loaded
      },
      (error) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }

  return {
    load,
    run: (work) => (thing === undefined ? load().then(work) : work(thing)),
    now: () => thing,
    forget() {
      loading = thing = undefined
    },
  }
}
