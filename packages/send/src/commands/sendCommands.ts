import type { AskedPayment } from '../SendState.js'
import type { SendServices } from '../services/createSendServices.js'

export { createSendServices } from '../services/createSendServices.js'
export { checkMaybeSent as check } from './checkMaybeSent.js'
export { editTransfer as edit } from './editTransfer.js'
export { max } from './max.js'
export { requestTransfer as request } from './requestTransfer.js'
export { submitTransfer as submit } from './submitTransfer.js'

/** Changes what is asked for when the visitor receives. Another token begins with no amount. */
export const editAskedPayment =
  ({ change, getState }: SendServices) =>
  (fields: Partial<AskedPayment>): void => {
    const { asked } = getState()
    const isOther = fields.token !== undefined && fields.token.address !== asked.token?.address
    change({ asked: { ...asked, ...(isOther && { amount: '' }), ...fields } })
  }

/** Looks for a token at an address into `found`; the newest address wins. What is none, or is held, needs no looking for. */
export const findToken =
  ({ tokens }: SendServices) =>
  (address: string): void =>
    tokens.find(address)

/** Looks the receiver up again, or tries the transfer again, where that failed. */
export const retry =
  ({ change, getState, receivers, trials }: SendServices) =>
  (): void => {
    const { receiver, to } = getState()
    change({ error: undefined })
    if (receiver.status === 'invalid') receivers.find(to)
    else trials.tryAgain()
  }
