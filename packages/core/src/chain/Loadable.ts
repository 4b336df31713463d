import type { KitError } from '../error/KitError.js'

/**
 * Something that is read from a network, in the words of a mutation. The last data stays while it is read again, and when that fails. An
 * `error` is never passed off as a real zero or a real absence; before `retryAtMs`, by the clock of the ports, it is not asked again.
 */
export type Loadable<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'pending'; readonly data?: T }
  | { readonly status: 'success'; readonly data: T }
  | { readonly status: 'error'; readonly data?: T; readonly error: KitError; readonly retryAtMs: number }
