import type { PluginContext, Store } from '@kit/core/plugin'
import type { PayOptions } from '../PayOptions.js'
import type { PayState } from '../PayState.js'
import type { PaymentStorage } from './createPaymentStorage.js'

/** What the parts of paying share. */
export type PayContext = {
  readonly context: PluginContext
  readonly options: PayOptions
  readonly store: Store<PayState>
  readonly payments: PaymentStorage
  /** Names this page among all that share the storage. */
  readonly pageId: string
  /** Ends with the kit. */
  readonly end: AbortSignal
}
