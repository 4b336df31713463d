import { createStore, type ReadableStore } from '@kit/core/plugin'

/** Loads a part that isn't bundled with the modal. */
export type Load<Value = unknown> = () => Promise<Value>

/** Result of a load: a value, or an error. */
export type Loaded = { readonly value: unknown } | { readonly error: unknown }

/** The results so far, by loader, and a function to load more. */
export type Loads = ReadableStore<ReadonlyMap<Load, Loaded>> & {
  /** Loads everything that isn't loaded yet and publishes it together. Failed loads are retried by the next call. */
  readonly fetch: (...loads: readonly Load[]) => Promise<void>
}

/** Creates an empty store of loads. */
export function createLoads(): Loads {
  const store = createStore<ReadonlyMap<Load, Loaded>>(new Map())
  return {
    ...store,
    async fetch(...loads) {
      const isMissing = (load: Load): boolean => !('value' in (store.getState().get(load) ?? {}))
      const found = await Promise.all(
        loads.filter(isMissing).map(async (load): Promise<[Load, Loaded]> => {
          try {
            return [load, { value: await load() }]
          } catch (error) {
            // The page is offline, or a new version of it was deployed.
            return [load, { error }]
          }
        }),
      )
      if (found.length > 0) store.update((known) => new Map([...known, ...found]))
    },
  }
}
