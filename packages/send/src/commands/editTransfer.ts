import type { SendFields } from '../SendOptions.js'
import type { SendServices } from '../services/createSendServices.js'

/**
 * Changes the form. Locked fields can't be changed, and nothing can while a request is waiting in the wallet. A new token clears the
 * amount.
 */
export const editTransfer =
  ({ change, getState, recipients }: SendServices) =>
  ({ token, amount, to, ...terms }: SendFields): void => {
    const { locked, status, terms: before, token: present } = getState()
    if (status === 'requesting') return
    const isOther = token !== undefined && token.address !== present?.address && !locked.includes('token')
    const typed = amount ?? (isOther ? '' : undefined)
    change({
      status: 'idle',
      error: undefined,
      terms: { ...before, ...terms },
      ...(isOther && { token, balance: { status: 'idle' } }),
      ...(typed !== undefined && !locked.includes('amount') && { amount: typed, isMax: false }),
    })
    if (to === undefined || locked.includes('to')) return
    const text = to.trim()
    change({ to: text })
    recipients.find(text)
  }
