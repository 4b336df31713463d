import { createStore, type ReadableStore } from '@kit/core/plugin'

/** Loads a part that isn't bundled with the modal. */
export type PartLoader<Value = unknown> = () => Promise<Value>

/** Result of a load: a value, or an error. */
export type LoadedPart = { readonly value: unknown } | { readonly error: unknown }

/** The results so far, by loader, and a function to load more. */
export type PartStore = ReadableStore<ReadonlyMap<PartLoader, LoadedPart>> & {
  /** Loads everything that isn't loaded yet and publishes it together. Failed loads are retried by the next call. */
  readonly fetch: (...loads: readonly PartLoader[]) => Promise<void>
}

/** Creates an empty store of parts. */
export function createPartStore(): PartStore {
  const store = createStore<ReadonlyMap<PartLoader, LoadedPart>>(new Map())
  return {
    ...store,
    async fetch(...loads) {
      const isMissing = (load: PartLoader): boolean => !('value' in (store.getState().get(load) ?? {}))
      const found = await Promise.all(
        loads.filter(isMissing).map(async (load): Promise<[PartLoader, LoadedPart]> => {
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
