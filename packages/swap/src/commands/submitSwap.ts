import { KitError } from '@kit/core/plugin'
import type { SwapSubmitOptions } from '../SwapOptions.js'
import type { SwapState } from '../SwapState.js'
import type { SwapServices } from '../services/createSwapServices.js'
import { toSwapError } from '../swapErrors.js'
import { acceptedTerms } from '../trade/SwapPlan.js'

/** Sends the prepared swap to the wallet. */
export const submitSwap =
  (services: SwapServices) =>
  async ({ acknowledged = [] }: SwapSubmitOptions = {}): Promise<{ readonly hash: string }> => {
    const { store, submission } = services
    if (store.getState().status === 'submitting')
      throw new KitError('swap/notReady', { shortMessage: 'The swap is already waiting for approval in the wallet.' })
    if (store.getState().maybeSent !== undefined && !acknowledged.includes('maybeSent'))
      throw new KitError('swap/unacknowledged', {
        shortMessage: 'The swap may have been sent already. Acknowledge `maybeSent` to swap again.',
        details: 'maybeSent',
      })
    const answer = send(services)
    submission.update(() => answer)
    try {
      return await answer
    } finally {
      submission.update((now) => (now === answer ? undefined : now))
    }
  }

async function send({ context, store, quoting, scopes, trade }: SwapServices): Promise<{ readonly hash: string }> {
  const agreed = acceptedTerms(store.getState())
  const scope = scopes.current()
  quoting.stop()
  const change = (transition: (now: SwapState) => SwapState) => scopes.update(scope, transition)
  const pair = { networkId: agreed.networkId, from: agreed.from.symbol, to: agreed.to.symbol }
  change((now) => ({ ...now, status: 'submitting', error: undefined, hash: undefined }))
  context.emit({ type: 'swap/requested', ...pair })
  try {
    const hash = await trade.send(agreed, (steps) => change((now) => ({ ...now, steps })))
    change((now) => ({ ...now, status: 'submitted', hash }))
    context.emit({ type: 'swap/sent', ...pair })
    return { hash }
  } catch (failure) {
    const error = toSwapError(failure, context.ports.platform.isOnline())
    change((now) => ({ ...now, status: 'editing', error }))
    context.emit({ type: 'swap/failed', ...pair, error })
    throw error
  }
}
