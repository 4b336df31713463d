import type { AskedPayment } from '../SendState.js'
import type { SendServices } from '../services/createSendServices.js'

/** Changes what is asked for when the visitor receives. Another token begins with no amount. */
export const editAskedPayment =
  ({ change, getState }: SendServices) =>
  (fields: Partial<AskedPayment>): void => {
    const { asked } = getState()
    const isOther = fields.token !== undefined && fields.token.address !== asked.token?.address
    change({ asked: { ...asked, ...(isOther && { amount: '' }), ...fields } })
  }
