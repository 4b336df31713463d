import type { SendMark } from '@kit/core/plugin'
import type { Payer, Payment } from '../PayState.js'
import type { PayContext } from './PayContext.js'
import { secureClaim } from './secureClaim.js'

/**
 * Claims a payment for one question to the wallet, so that no other tab and no second press asks as well. Returns the payment as it was
 * before. Rejects with `pay/inProgress`.
 */
export async function claimPayment(
  shared: PayContext,
  shown: Payment,
  question: {
    readonly payer: Payer
    readonly acknowledged: readonly string[]
    readonly mark: SendMark | undefined
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
      // A question that is still open may be answered by what was sent since then.
      mark: isOpenQuestion(now, payer) ? now.mark : mark,
      hash: undefined,
    }
  })
  await secureClaim(shared, () => payments.read(paymentId)?.claim === claim, changed)
  return before
}

/** While a page's own question is open nothing can begin; what another page asked, or an exchange offers, once that is acknowledged. */
export function mayBePaid(
  { claim, method, status }: Payment,
  pageId: string,
  acknowledged: readonly string[],
): boolean {
  if (status === 'ready') return true
  const isOpenEnded = status === 'waiting' || (status === 'pending' && method?.kind === 'wallet')
  return isOpenEnded && claim?.startsWith(pageId) !== true && acknowledged.includes('mayBePaid')
}

/** Whether the same account was asked before, and nobody knows its wallet's answer. */
const isOpenQuestion = ({ method, status }: Payment, { account }: Payer): boolean =>
  status === 'pending' && method?.kind === 'wallet' && method.address === account.address
