import type { PluginContext, Store } from '@kit/core/plugin'
import type { PayOptions } from '../PayOptions.js'
import type { Payment, PayResult, PayState } from '../PayState.js'
import type { PayModal } from './createPayModal.js'
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

/** What the commands of paying work with. */
export type PayServices = PayRoom & {
  readonly modal: PayModal
  /** Opens a payment in the state: payer, plan and warnings follow. */
  show(payment: Payment | undefined): void
  /** Tries the transfer again. */
  retry(): void
  /** Asks the wallet, once; see `PayPlugin.submit`. */
  payByWallet(acknowledged: readonly string[]): Promise<void>
  /** What becomes of a payment: the same promise for all who ask. */
  wait(paymentId: string): Promise<PayResult>
  /** Ends the waiting for a payment that was not begun. */
  giveUp(paymentId: string, error: unknown): void
  /** Somebody began or ceased to look. */
  look(): void
  /** Looks what became of a payment that is under way, until it is settled. */
  follow(paymentId: string): void
  destroy(): void
}
