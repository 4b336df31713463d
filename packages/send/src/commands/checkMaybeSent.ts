import type { UnansweredResult } from '@kit/core/plugin'
import type { MaybeSent } from '../SendState.js'
import type { SendServices } from '../services/createSendServices.js'

/** Searches the chain for the transfer that may have been sent. */
export const checkMaybeSent =
  ({ change, getState, kit }: SendServices) =>
  async (): Promise<void> => {
    const id = getState().maybeSent?.id
    if (id === undefined) return
    const mark = (found: MaybeSent['check']): void => {
      const { maybeSent } = getState()
      if (maybeSent?.id === id) change({ maybeSent: { ...maybeSent, check: found } })
    }
    mark('pending')
    const { status } = await kit.checkUnanswered({ id }).catch((): UnansweredResult => ({ status: 'unknown' }))
    mark(status === 'notFound' ? status : 'unknown')
  }
