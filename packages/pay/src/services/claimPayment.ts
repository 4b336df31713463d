import type { AccountPosition } from '@kit/core/plugin'
import type { Payer, Payment } from '../PayState.js'
import { confirmClaim } from './confirmClaim.js'
import type { PayContext } from './PayContext.js'

/**
 * Claims a payment for one request to the wallet, so that no other tab or second press sends another. Returns the payment as it was before.
 * Rejects with `pay/inProgress`.
 */
export async function claimPayment(
  shared: PayContext,
  shown: Payment,
  question: {
    readonly payer: Payer
    readonly acknowledged: readonly string[]
    readonly mark: AccountPosition | undefined
    readonly claim: string
  },
  changed: () => void,
): Promise<Payment> {
  const { context, pageId, payments } = shared
  const { acknowledged, claim, mark, payer } = question
  const { paymentId } = shown
  let before = shown
  const method = { kind: 'wallet', address: payer.account.address, name: payer.wallet.name } as const
  payments.update(paymentId, (now = shown) => {
    if (!mayBePaid(now, pageId, acknowledged)) return now
    before = now
    return {
      ...now,
      status: 'pending',
      method,
      startedAtMs: context.ports.clock.now(),
      attempt: now.attempt + 1,
      claim,
      // A pending request may be answered by anything sent since the earlier mark.
      mark: hasPendingRequest(now, payer) ? now.mark : mark,
      hash: undefined,
    }
  })
  await confirmClaim(shared, () => payments.read(paymentId)?.claim === claim, changed)
  return before
}

/**
 * Whether a payment may have been paid. While this page waits for the wallet, no new attempt can start. Requests of other pages and
 * exchanges must be acknowledged.
 */
export function mayBePaid(
  { claim, method, status }: Payment,
  pageId: string,
  acknowledged: readonly string[],
): boolean {
  if (status === 'ready') return true
  const isOpenEnded = status === 'waiting' || (status === 'pending' && method?.kind === 'wallet')
  return isOpenEnded && claim?.startsWith(pageId) !== true && acknowledged.includes('mayBePaid')
}

/** Whether a request to the same account has an unknown result. */
const hasPendingRequest = ({ method, status }: Payment, { account }: Payer): boolean =>
  status === 'pending' && method?.kind === 'wallet' && method.address === account.address
