import type { PaySubmitOptions } from '../PayOptions.js'
import type { PayServices } from '../services/createPayServices.js'
import { withFailureInState } from '../services/withFailureInState.js'

/** Swaps the selected token if any, then sends the request for the open payment to the wallet. */
export const submitPayment = (services: PayServices): ((options?: PaySubmitOptions) => Promise<void>) =>
  withFailureInState(services, async ({ acknowledged = [] }: PaySubmitOptions = {}) => {
    await services.convert(acknowledged)
    await services.payByWallet(acknowledged)
  })
