'use client'
import type { KitError, KitErrorCode } from '@kit/core'
import { Callout, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import type { PayState } from '../PayState.js'
import { usePay } from './usePay.js'

/** Error codes with their own text. */
const known = [
  'connection/rejected',
  'network/offline',
  'network/switchFailed',
  'pay/changed',
  'pay/conversionFailed',
  'pay/conversionPartial',
  'pay/conversionUnavailable',
  'pay/conversionUnknown',
  'pay/exchangeUnavailable',
  'pay/inProgress',
  'pay/insufficientFunds',
  'pay/invalidRecipient',
  'pay/rejected',
  'pay/statusUnknown',
  'transfer/belowMinimum',
  'transfer/wouldFail',
] as const

/** Says why the payment would fail or has failed, whether anything was paid, and what to do. */
export function PayFailure(): ReactElement | null {
  const text = useText()
  const state = usePay()
  const error = payErrorOf(state)
  if (error === undefined) return null
  const isClaimingRefund = state.payment?.conversion?.status === 'expired' && error.code === 'pay/conversionFailed'
  const code = isClaimingRefund ? 'claimRefund' : known.find((one) => one === error.code)
  return (
    <Callout tone="error" error={code === undefined ? error : undefined}>
      {text(`pay.failed.${code ?? 'other'}`, { reason: error.details || text('pay.noReason') })}
    </Callout>
  )
}

/** Returns the error to show. */
function payErrorOf(state: PayState): KitError | undefined {
  const { error: requested, payWith } = state
  const { from, isBusy } = payWith
  // With another token selected, the asset itself may still be missing.
  const tried = from === undefined ? state.plan : payWith.quote
  // These errors are shown next to the warnings and the refund button.
  const isShownElsewhere = requested?.code === 'pay/unacknowledged' || requested?.code === 'pay/conversionExpired'
  const failed = tried.status === 'error' && !isBusy ? tried.error : undefined
  return isShownElsewhere ? failed : (requested ?? failed)
}

/** Errors after which the result is unknown, or the user should look elsewhere first. */
const uncertain: readonly KitErrorCode[] = [
  'pay/conversionPartial',
  'pay/conversionUnknown',
  'pay/inProgress',
  'pay/statusUnknown',
]

/** Whether the last attempt failed without a doubt: the button then says that the user can try again. */
export function canRetryPayment(state: PayState): boolean {
  const error = payErrorOf(state)
  return error !== undefined && !uncertain.includes(error.code) && state.payment?.conversion?.status !== 'expired'
}
