import type { Loadable } from '../chain/Loadable.js'

/** Values read from a network, by key. A key covers everything that its value depends on, see `queryKey`. */
export type Loadables<T> = ReadonlyMap<string, Loadable<T>>

/** The state of a value that was never read. */
export const idle: Loadable<never> = { status: 'idle' }
