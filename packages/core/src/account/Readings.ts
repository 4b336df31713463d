import type { Loadable } from '../chain/Loadable.js'

/** Values of the network by key. A key names all that its value depends on: see `readingKey`. */
export type Readings<T> = ReadonlyMap<string, Loadable<T>>

/** Nothing was asked yet. */
export const notAsked: Loadable<never> = { status: 'idle' }
