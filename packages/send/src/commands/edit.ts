import type { Token, TransferTerms } from '@kit/core/plugin'
import type { SendState } from '../SendState.js'
import type { SendServices } from '../services/SendServices.js'

/** What can be typed or chosen. What is left out stays. */
export type SendFields = Partial<Pick<SendState, 'amount' | 'to'>> & { readonly token?: Token } & TransferTerms

/** Changes the form. What is locked stays, and all of it while the wallet is asked. Another token begins with no amount. */
export const edit =
  ({ change, getState, receivers }: SendServices) =>
  ({ token, amount, to, ...terms }: SendFields): void => {
    const { locked, status, terms: before, token: present } = getState()
    if (status === 'asking') return
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
    receivers.find(text)
  }
