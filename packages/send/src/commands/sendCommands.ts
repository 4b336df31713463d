import type { RequestedPayment } from '../SendState.js'
import type { SendServices } from '../services/createSendServices.js'

export { createSendServices } from '../services/createSendServices.js'
export { checkMaybeSent as check } from './checkMaybeSent.js'
export { editTransfer as edit } from './editTransfer.js'
export { max } from './max.js'
export { requestTransfer as request } from './requestTransfer.js'
export { submitTransfer as submit } from './submitTransfer.js'

/** Changes the payment that the user requests. A new token clears the amount. */
export const editRequestedPayment =
  ({ change, getState }: SendServices) =>
  (fields: Partial<RequestedPayment>): void => {
    const { requested } = getState()
    const isOther = fields.token !== undefined && fields.token.address !== requested.token?.address
    change({ requested: { ...requested, ...(isOther && { amount: '' }), ...fields } })
  }

/** Looks up the token at an address into `found`. The latest address wins. Skips invalid addresses and tokens that the account holds. */
export const findToken =
  ({ tokens }: SendServices) =>
  (address: string): void =>
    tokens.find(address)

/** Looks up the recipient or simulates the transfer again after a failure. */
export const retry =
  ({ change, getState, recipients, simulations }: SendServices) =>
  (): void => {
    const { recipient, to } = getState()
    change({ error: undefined })
    if (recipient.status === 'invalid') recipients.find(to)
    else simulations.retry()
  }
