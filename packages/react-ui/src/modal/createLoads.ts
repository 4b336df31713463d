import { createStore, type ReadableStore } from '@kit/core/plugin'

/** Fetches something that comes apart from the modal. */
export type Load<Value = unknown> = () => Promise<Value>

/** What became of it: it is there, or it did not come. */
export type Loaded = { readonly value: unknown } | { readonly error: unknown }

/** What was fetched so far, by what fetches it, and the way to fetch more. */
export type Loads = ReadableStore<ReadonlyMap<Load, Loaded>> & {
  /** Fetches what is not there yet, and shows it together. What does not come is fetched anew at the next call. */
  readonly fetch: (...loads: readonly Load[]) => Promise<void>
}

/** Creates it, with nothing fetched. */
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
