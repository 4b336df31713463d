import type { KitError } from '../error/KitError.js'

/** A thing that is asked from the network. `unavailable` is never passed off as a real zero or a real absence. */
export type Loadable<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly value?: T }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'unavailable'; readonly value?: T; readonly retryAtMs: number; readonly error?: KitError }
