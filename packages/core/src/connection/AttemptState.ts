import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import type { KitError } from '../error/KitError.js'

/** State of the connect in progress, or the outcome of the last one. */
export type AttemptState =
  | { readonly status: 'idle' }
  | { readonly status: 'waiting'; readonly connectorId: string; readonly namespace: ChainNamespace }
  | {
      readonly status: 'declined'
      readonly connectorId: string
      readonly namespace: ChainNamespace
      readonly error: KitError
    }
  | {
      readonly status: 'failed'
      readonly connectorId: string
      readonly namespace: ChainNamespace
      readonly error: KitError
    }
