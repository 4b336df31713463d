import { askerOf } from '../approval/askerOf.js'
import type { Review } from '../approval/Review.js'
import type { Approve, RpcServices } from './RpcServices.js'

/** Creates what asks the visitor. It resolves, with what was shown, when the visitor agreed and the wallet is unlocked. */
export function createApprove({
  page,
  screen,
  reach,
  prepareUnlock,
  unlock,
  onAgreed = () => undefined,
}: Pick<RpcServices, 'page' | 'screen' | 'reach' | 'prepareUnlock' | 'unlock'> & {
  /** The visitor agreed to what a request asked. */
  onAgreed?(signal: AbortSignal): void
}): Approve {
  return async ({ account, subject, warnings }, call) => {
    const review: Review<typeof subject> = { asker: askerOf(page), account, network: call.network, subject, warnings }
    const decided = call.waiting()
    prepareUnlock()
    try {
      await screen.decide('approve', { review }, call.signal)
      onAgreed(call.signal)
      // What was agreed to need not be asked again for a network that was gone.
      await reach(() => unlock(call.signal), call)
    } finally {
      decided()
    }
    call.signal.throwIfAborted()
    return review
  }
}
