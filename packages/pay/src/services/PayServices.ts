import type { Payment, PayResult } from '../PayState.js'
import type { Deposits } from './createDeposit.js'
import type { Exchanges } from './createExchanges.js'
import type { PayModal } from './createPayModal.js'
import type { PayWiths } from './createPayWith.js'
import type { PayRoom } from './PayRoom.js'

/** What the commands of paying work with. */
export type PayServices = PayRoom & {
  readonly modal: PayModal
  /** Opens a payment in the state: payer, plan and warnings follow. */
  show(payment: Payment | undefined): void
  /** Tries the transfer again. */
  retry(): void
  /** Asks the wallet, once; see `PayPlugin.submit`. */
  payByWallet(acknowledged: readonly string[]): Promise<void>
  readonly payWith: PayWiths
  /** Swaps what was chosen to pay with, where anything was. */
  convert(acknowledged: readonly string[]): Promise<void>
  /** Takes back what did not arrive in time. */
  takeBack(): Promise<void>
  readonly exchanges: Exchanges
  readonly deposits: Deposits
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
