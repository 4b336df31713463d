import type { SendServices } from '../services/createSendServices.js'

/** Looks up the recipient or simulates the transfer again after a failure. */
export const retry =
  ({ change, getState, recipients, simulations }: SendServices) =>
  (): void => {
    const { recipient, to } = getState()
    change({ error: undefined })
    if (recipient.status === 'invalid') recipients.find(to)
    else simulations.retry()
  }
