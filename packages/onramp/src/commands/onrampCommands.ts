import type { OnrampServices } from '../services/createOnrampServices.js'
import type { OrderWatch } from '../services/createOrderWatch.js'

export { createOnrampServices } from '../services/createOnrampServices.js'
export { beginPurchase } from './beginPurchase.js'
export { editPurchase } from './editPurchase.js'
export { getUrl } from './getUrl.js'
export { quotePurchase } from './quotePurchase.js'
export { start } from './start.js'

/** Stops tracking the purchase. */
export const forget = ({ orders }: OnrampServices): OrderWatch['forget'] => orders.forget

/** Loads the orders of the account. */
export const loadOrders = ({ orders }: OnrampServices): OrderWatch['load'] => orders.load

/** Updates the polling interval when a view starts or stops showing the order. */
export const refreshOrders = ({ orders }: OnrampServices): OrderWatch['refreshOrders'] => orders.refreshOrders
