import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import type { KitError } from '../error/KitError.js'

/** State of the network switch in progress, or the outcome of the last one. */
export type SwitchState =
  | { readonly status: 'idle' }
  | { readonly status: 'waiting'; readonly networkId: CaipNetworkId }
  | { readonly status: 'declined'; readonly networkId: CaipNetworkId; readonly error: KitError }
  | { readonly status: 'failed'; readonly networkId: CaipNetworkId; readonly error: KitError }
