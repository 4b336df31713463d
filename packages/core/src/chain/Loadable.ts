import type { KitError } from '../error/KitError.js'

/**
 * The state of a value that is read asynchronously, with the status names of a mutation. The last `data` is kept during a refetch and after
 * a failed one, so an error never looks like a zero or missing value. `dataAtMs` is when that data was read, if known. After an error, the
 * value isn't read again before `retryAtMs`. Times are by the kit's clock.
 */
export type Loadable<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'pending'; readonly data?: T }
  | { readonly status: 'success'; readonly data: T }
  | {
      readonly status: 'error'
      readonly data?: T
      readonly dataAtMs?: number
      readonly error: KitError
      readonly retryAtMs: number
    }
