import type { PayServices } from '../services/createPayServices.js'
import { withFailureInState } from '../services/withFailureInState.js'

/** Claims the refund of an expired conversion of the open payment. */
export const claimRefund = (services: PayServices): (() => Promise<void>) =>
  withFailureInState(services, services.claimRefund)
