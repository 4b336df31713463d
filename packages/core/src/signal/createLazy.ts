/** A lazily loaded module or object. */
export type Lazy<T> = {
  /** Loads it once. If loading fails, the next call retries. */
  load(): Promise<T>
  /** Runs work with it: synchronously if it is loaded, as a user gesture requires, or else once it is. */
  run<R>(work: (value: T) => Promise<R>): Promise<R>
  /** Returns it if it is loaded. */
  now(): T | undefined
  /** Discards it, so that the next use loads it again. */
  forget(): void
}

/** Wraps a dynamic import so that it is synchronous from the second use on. */
export function createLazy<T>(importIt: () => Promise<T>): Lazy<T> {
  let loading: Promise<T> | undefined
  let value: T | undefined

  function load(): Promise<T> {
    loading ??= importIt().then(
      (loaded) => {
        value = loaded
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
    run: (work) => (value === undefined ? load().then(work) : work(value)),
    now: () => value,
    forget() {
      loading = value = undefined
    },
  }
}
