import type { AccountPosition } from '@kit/core/plugin'
import { payError, paymentInProgress } from '../PayErrorCodes.js'
import { isInTransit, type Payer, type Payment, type PayWith } from '../PayState.js'
import { confirmClaim } from './confirmClaim.js'
import { conversionExpired } from './conversionError.js'
import type { PayContext } from './PayContext.js'

/**
 * Records the start of a swap with its payment, so that no other tab or second press starts another. Returns the maximum amount spent.
 * Rejects with `pay/inProgress`, `pay/unacknowledged`, `pay/conversionExpired`, `pay/conversionUnavailable`.
 */
export async function claimConversion(
  shared: PayContext,
  payment: Payment,
  question: {
    readonly payer: Payer
    readonly payWith: PayWith
    readonly acknowledged: readonly string[]
    readonly mark: AccountPosition | undefined
    readonly claim: string
  },
  changed: () => void,
): Promise<bigint> {
  const { context, pageId, payments } = shared
  const { acknowledged, claim, mark, payer, payWith } = question
  const { from, quote } = payWith
  if (from === undefined || quote.status !== 'success')
    throw payError('pay/conversionUnavailable', "The swap isn't quoted yet.")
  const { paymentId } = payment
  const { conversion } = payments.read(paymentId) ?? payment
  if (conversion?.status === 'expired') throw conversionExpired()
  if (!mayBeSwapped(payments.read(paymentId) ?? payment, pageId, ['mayBeSwapped'])) throw paymentInProgress()
  if ((conversion?.status === 'requested' || conversion?.status === 'sent') && !acknowledged.includes('mayBeSwapped'))
    throw payError('pay/unacknowledged', 'The swap may have been sent already.', { details: 'mayBeSwapped' })
  const { amount: _, providerId, price: __, value: ___, ...token } = from
  const { spent } = quote.data
  const startedAtMs = context.ports.clock.now()
  const begun = { providerId, from: token, spent, status: 'approving', startedAtMs, claim, mark } as const
  const requested = { address: payer.account.address, call: undefined, callsId: undefined, hash: undefined }
  payments.update(paymentId, (now = payment) =>
    mayBeSwapped(now, pageId, acknowledged) ? { ...now, conversion: { ...begun, ...requested } } : now,
  )
  await confirmClaim(shared, () => payments.read(paymentId)?.conversion?.claim === claim, changed)
  return payments.read(paymentId)?.conversion?.spent ?? 0n
}

function mayBeSwapped(payment: Payment, pageId: string, acknowledged: readonly string[]): boolean {
  const { conversion, status } = payment
  if (status !== 'ready') return false
  if (conversion !== undefined && isInTransit(payment, conversion)) return false
  if (conversion === undefined || conversion.status === 'done' || conversion.status === 'failed') return true
  if (conversion.claim?.startsWith(pageId)) return false
  // A page that was about to swap requests nothing once another has the claim.
  return conversion.status === 'approving' || acknowledged.includes('mayBeSwapped')
}
