import type { UnansweredResult } from '@kit/core/plugin'
import type { MaybeSwapped } from '../SwapState.js'
import type { SwapServices } from '../services/createSwapServices.js'
import { outcomeOf } from '../services/trackUncertainSwaps.js'

/** Searches for the swap that may have been sent. */
export const checkMaybeSwapped =
  ({ context: { kit }, store }: SwapServices) =>
  async (): Promise<void> => {
    const id = store.getState().maybeSent?.id
    if (id === undefined) return
    const mark = (found: MaybeSwapped['check']) =>
      store.update((now) =>
        now.maybeSent?.id === id ? { ...now, maybeSent: { ...now.maybeSent, check: found } } : now,
      )
    mark('pending')
    const taken = kit.journal.getState().entries.find((entry) => entry.id === id)
    if (taken?.callsId !== undefined) {
      const { address, callsId, networkId } = taken
      const calls = await kit.getCallsStatus({ id: callsId, networkId, address }).catch(() => undefined)
      if (calls === undefined || calls.status === 'pending') return mark(calls === undefined ? 'unknown' : 'notFound')
      return store.update((now) =>
        now.maybeSent?.id === id && now.status !== 'submitting'
          ? { ...now, ...outcomeOf(calls), maybeSent: undefined }
          : now,
      )
    }
    const { status } = await kit.checkUnanswered({ id }).catch((): UnansweredResult => ({ status: 'unknown' }))
    mark(status === 'notFound' ? status : 'unknown')
  }
