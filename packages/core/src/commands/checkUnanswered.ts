import { KitError } from '../error/KitError.js'
import { runCall } from '../flows/runCall.js'
import type { UnansweredResult } from '../journal/UnansweredRequest.js'
import type { WalletServices } from '../services/createWalletServices.js'

/** Options for `checkUnanswered`: the `id` of an entry in `kit.unanswered`. */
export type CheckUnansweredOptions = { readonly id: string; readonly signal?: AbortSignal }

/** Implements `kit.checkUnanswered`. */
export const checkUnanswered =
  (services: WalletServices) =>
  ({ id, signal: given }: CheckUnansweredOptions): Promise<UnansweredResult> =>
    runCall(services, [given], async (signal) => {
      const send = services.unanswered.getState().requests.find((one) => one.id === id)
      if (send === undefined)
        throw new KitError('transaction/invalid', { shortMessage: 'No unanswered request has this ID.' })
      if (send.hash !== undefined) return { status: 'sent', hash: send.hash }
      return send.isSettled ? { status: 'unsent' } : services.unansweredSends.search(send, signal)
    })
