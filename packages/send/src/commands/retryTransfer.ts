import type { SendServices } from '../services/createSendServices.js'

/** Looks the receiver up again, or tries the transfer again, where that failed. */
export const retryTransfer =
  ({ change, getState, receivers, trials }: SendServices) =>
  (): void => {
    const { receiver, to } = getState()
    change({ error: undefined })
    if (receiver.status === 'invalid') receivers.find(to)
    else trials.tryAgain()
  }
