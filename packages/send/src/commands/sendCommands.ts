import type { SendServices } from '../services/createSendServices.js'

export { createSendServices } from '../services/createSendServices.js'
export { checkMaybeSent as check } from './checkMaybeSent.js'
export { editRequestedPayment } from './editRequestedPayment.js'
export { editTransfer as edit } from './editTransfer.js'
export { max } from './max.js'
export { requestTransfer as request } from './requestTransfer.js'
export { retry } from './retry.js'
export { submitTransfer as submit } from './submitTransfer.js'

/** Looks up the token at an address into `found`. The latest address wins. Skips invalid addresses and tokens that the account holds. */
export const findToken = ({ tokens }: SendServices): ((address: string) => void) => tokens.find
