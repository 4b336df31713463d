import type { PluginContext, Store } from '@kit/core/plugin'
import type { PayOptions } from '../PayOptions.js'
import type { PayState } from '../PayState.js'
import type { PaymentStorage } from './createPaymentStorage.js'

/** Context shared by the services of paying. */
export type PayContext = {
  readonly context: PluginContext
  readonly options: PayOptions
  readonly store: Store<PayState>
  readonly payments: PaymentStorage
  /** Identifies this page among all that share the storage. */
  readonly pageId: string
  /** Aborts when the kit is destroyed. */
  readonly end: AbortSignal
}
