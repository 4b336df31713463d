import { isKitError, type Kit } from '@kit/core/plugin'
import { typedUnits } from '../validateTransfer.js'
import type { SendForm } from './createSendForm.js'
import type { TransferResult } from './createTransferResult.js'

/**
 * Watches requests without a response. A transfer that is found on the chain becomes the last transfer. Returns the unsubscribe function.
 */
export function trackUnansweredRequests(
  kit: Pick<Kit, 'unanswered'>,
  { change, clear, getState }: SendForm,
  { settle }: Pick<TransferResult, 'settle'>,
): () => void {
  return kit.unanswered.subscribe(() => {
    const { error, maybeSent, status } = getState()
    const send = kit.unanswered.getState().requests.find(({ id }) => id === maybeSent?.id)
    // The form still shows the requested transfer.
    const isShown = status !== 'requesting' && maybeSent !== undefined && typedUnits(getState()) === maybeSent.amount
    const isFailure = isKitError(error, 'transaction/maybeSent')
    if (!send?.isSettled) return change({})
    const { hash, namespace, networkId, note } = send
    const moved = note?.transfers[0]
    if (hash === undefined || moved === undefined) return change(isFailure ? { error: undefined } : {})
    const { amount, token } = moved
    const known = { hash, networkId, namespace, amount, token, to: note?.to ?? '', toName: note?.toName }
    const sent = { ...known, outcome: 'pending', reason: undefined, minedHash: undefined } as const
    if (isShown) clear({ status: 'sent', hash, sent })
    else change({ sent })
    settle({ hash })
  })
}
