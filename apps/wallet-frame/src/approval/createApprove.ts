import type { Approve, RpcServices } from '../rpc/RpcServices.js'
import { askerOf } from './askerOf.js'
import type { Review } from './Review.js'

/** Creates what asks the visitor. It resolves, with what was shown, when the visitor agreed and the wallet is unlocked. */
export function createApprove({
  page,
  screen,
  prepareUnlock,
  unlock,
}: Pick<RpcServices, 'page' | 'screen' | 'prepareUnlock' | 'unlock'>): Approve {
  return async ({ account, subject, warnings }, call) => {
    const review: Review<typeof subject> = { asker: askerOf(page), account, network: call.network, subject, warnings }
    const decided = call.waiting()
    prepareUnlock()
    try {
      await screen.decide('approve', { review }, call.signal)
      await unlock(call.signal)
    } finally {
      decided()
    }
    call.signal.throwIfAborted()
    return review
  }
}
