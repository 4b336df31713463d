import type { Deposits } from '../services/createDeposit.js'
import type { PayServices } from '../services/createPayServices.js'
import type { PayWithSelection } from '../services/createPayWithSelection.js'

export { createPayServices } from '../services/createPayServices.js'
export { claimRefund } from './claimRefund.js'
export { deposit } from './deposit.js'
export { loadAssets } from './loadAssets.js'
export { loadExchanges } from './loadExchanges.js'
export { openPayment } from './openPayment.js'
export { payAtExchange } from './payAtExchange.js'
export { resume } from './resume.js'
export { showPayment } from './showPayment.js'
export { submitPayment } from './submitPayment.js'

/** Loads the tokens that the payer can use instead. */
export const loadPayTokens = ({ payWith }: PayServices): PayWithSelection['load'] => payWith.load

/** Selects the token to pay with. */
export const choose = ({ payWith }: PayServices): PayWithSelection['choose'] => payWith.choose

/** Changes the deposit. */
export const editDeposit = ({ deposits }: PayServices): Deposits['edit'] => deposits.edit

/** Simulates the transfer again after a failure. */
export const retryPlan = (services: PayServices): (() => void) => services.retry

/** Opens the wallet list, and returns to the payment after the connection. */
export const connectPayer = ({ modal }: PayServices): (() => void) => modal.connect

/** Updates the polling interval when a view starts or stops showing the payment. */
export const refreshTracking = (services: PayServices): (() => void) => services.refresh
