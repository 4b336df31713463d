import type { Review } from '../approval/Review.js'
import { requestingDappOf } from '../approval/requestingDappOf.js'
import type { Approve, RpcServices } from './RpcServices.js'

/** Creates the approval prompt. It resolves with what was shown once the user approved and the wallet is unlocked. */
export function createApprove({
  page,
  screen,
  reach,
  prepareUnlock,
  unlock,
  onAgreed = () => undefined,
}: Pick<RpcServices, 'page' | 'screen' | 'reach' | 'prepareUnlock' | 'unlock'> & {
  /** Called when the user approved a request. */
  onAgreed?(signal: AbortSignal): void
}): Approve {
  return async ({ account, subject, warnings }, call) => {
    const review: Review<typeof subject> = {
      dapp: requestingDappOf(page),
      account,
      network: call.network,
      subject,
      warnings,
    }
    const decided = call.waiting()
    prepareUnlock()
    try {
      await screen.decide('approve', { review }, call.signal)
      onAgreed(call.signal)
      // Approved requests are not shown again after a network failure.
      await reach(() => unlock(call.signal), call)
    } finally {
      decided()
    }
    call.signal.throwIfAborted()
    return review
  }
}
