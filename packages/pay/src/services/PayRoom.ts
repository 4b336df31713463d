import type { PluginContext, Store } from '@kit/core/plugin'
import type { PayOptions } from '../PayOptions.js'
import type { PayState } from '../PayState.js'
import type { Payments } from './createPayments.js'

/** What the parts of paying share. */
export type PayRoom = {
  readonly context: PluginContext
  readonly options: PayOptions
  readonly store: Store<PayState>
  readonly payments: Payments
  /** Names this page among all that share the storage. */
  readonly pageId: string
  /** Ends with the kit. */
  readonly end: AbortSignal
}
