import type { Asked } from '../SendState.js'
import type { SendServices } from '../services/SendServices.js'

/** Changes what is asked for when the visitor receives. Another token begins with no amount. */
export const ask =
  ({ change, getState }: SendServices) =>
  (fields: Partial<Asked>): void => {
    const { asked } = getState()
    const isOther = fields.token !== undefined && fields.token.address !== asked.token?.address
    change({ asked: { ...asked, ...(isOther && { amount: '' }), ...fields } })
  }
