import type { Loadable } from '../chain/Loadable.js'

/** Values of the network by key. A key names all that its value depends on: see `queryKey`. */
export type Loadables<T> = ReadonlyMap<string, Loadable<T>>

/** Nothing was read yet. */
export const idle: Loadable<never> = { status: 'idle' }
