import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import type { KitError } from '../error/KitError.js'

/** The one connect in progress that a visitor looks at, and how the last one ended. */
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
