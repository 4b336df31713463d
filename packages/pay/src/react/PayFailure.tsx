'use client'
import { Button, ErrorDetails, Stack, Typography, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
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
  const { selectToken, error: asked, payment, payWith, plan, retry } = usePay()
  const { from, isBusy, quote } = payWith
  // With another token selected, the asset itself may still be missing.
  const tried = from === undefined ? plan : quote
  // These errors are shown next to the warnings and the refund button.
  const isShownElsewhere = asked?.code === 'pay/unacknowledged' || asked?.code === 'pay/conversionExpired'
  const failed = tried.status === 'error' && !isBusy ? tried.error : undefined
  const error = isShownElsewhere ? failed : (asked ?? failed)
  if (error === undefined) return null
  const isClaimingRefund = payment?.conversion?.status === 'expired' && error.code === 'pay/conversionFailed'
  const code = isClaimingRefund ? 'claimRefund' : known.find((one) => one === error.code)
  return (
    <div role="alert">
      <Stack>
        <Typography as="quiet" tone="error">
          {text(`pay.failed.${code ?? 'other'}`, { reason: error.details || text('pay.noReason') })}
        </Typography>
        {tried.status === 'error' && (
          <Button icon="refresh" onClick={() => (from === undefined ? retry() : selectToken(from))}>
            {text('common.tryAgain')}
          </Button>
        )}
        {code === undefined && <ErrorDetails error={error} />}
      </Stack>
    </div>
  )
}
