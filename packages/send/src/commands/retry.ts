import type { SendServices } from '../services/SendServices.js'

/** Looks the receiver up again, or tries the transfer again, where that failed. */
export const retry =
  ({ change, getState, receivers, tryAgain }: SendServices) =>
  (): void => {
    const { receiver, to } = getState()
    change({ error: undefined })
    if (receiver.status === 'invalid') receivers.find(to)
    else tryAgain()
  }
