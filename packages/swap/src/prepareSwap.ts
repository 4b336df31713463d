import { toSwapError } from './createQuoting.js'
import { agree } from './createTrade.js'
import type { SwapServices } from './SwapServices.js'
import type { SwapStep } from './SwapState.js'

/**
 * Asks for the price anew, and builds and checks what the wallet would be asked for. Afterwards the state is `ready`, or has the error
 * with everything that was typed.
 */
export async function prepareSwap(services: SwapServices): Promise<readonly SwapStep[]> {
  const { context, store, quoting, trade, isCurrent } = services
  const before = store.getState()
  const isRefresh = before.status === 'ready'
  if (!isRefresh) store.update((now) => ({ ...now, status: 'preparing', error: undefined, hash: undefined }))
  const from = store.getState()
  const isMeant = () => {
    const { status, typed, from: sold, to: bought } = store.getState()
    return (
      isCurrent(before) && status === from.status && typed === from.typed && sold === from.from && bought === from.to
    )
  }
  try {
    await quoting.ask()
    const { steps, gas } = await trade.plan(agree(store.getState()), new AbortController().signal)
    if (isMeant()) store.update((now) => ({ ...now, steps, status: 'ready', ...feeOf(now.networkFee, gas) }))
    return steps
  } catch (failure) {
    const error = toSwapError(failure, context.ports.platform.isOnline())
    if (isMeant()) store.update((now) => ({ ...now, steps: [], status: 'editing', error }))
    throw error
  }
}

/** The fee by the gas that the trial took, in place of the usual one. */
function feeOf(usual: bigint | undefined, gas: bigint | undefined) {
  return usual === undefined || gas === undefined ? {} : { networkFee: (usual * gas) / 250_000n }
}
