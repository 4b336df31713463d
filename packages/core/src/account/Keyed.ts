import type { Loadable } from '../chain/Loadable.js'

/** A value of the network that belongs to a key (account and network). For any other key it is not known. */
export type Keyed<T> = { readonly key: string | undefined; readonly value: Loadable<T> }

/** Nothing was asked yet. */
export const unasked: Keyed<never> = { key: undefined, value: { status: 'idle' } }
