import type { PayWarning } from './PayState.js'

/** What `kit.plugins.pay.submit` takes. */
export type PaySubmitOptions = {
  /** Warnings that were shown and accepted. Grave ones have to be, see `isSevere`. */
  readonly acknowledged?: readonly PayWarning[]
}
