import type { RequestedPayment } from '../SendState.js'
import type { SendServices } from '../services/createSendServices.js'

/** Changes the payment that the user requests. A new token clears the amount. */
export const editRequestedPayment =
  ({ change, getState }: SendServices) =>
  (fields: Partial<RequestedPayment>): void => {
    const { requested } = getState()
    const isOther = fields.token !== undefined && fields.token.address !== requested.token?.address
    change({ requested: { ...requested, ...(isOther && { amount: '' }), ...fields } })
  }
