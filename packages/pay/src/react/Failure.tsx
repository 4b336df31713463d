'use client'
import { Button, ErrorDetails, Stack, useText, Words } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { usePay } from './usePay.js'

/** Failures that have words of their own. */
const known = [
  'connection/rejected',
  'network/offline',
  'pay/changed',
  'pay/exchangeUnavailable',
  'pay/inProgress',
  'pay/insufficientFunds',
  'pay/invalidRecipient',
  'pay/rejected',
  'pay/statusUnknown',
  'transfer/belowMinimum',
  'transfer/wouldFail',
] as const

/** Why it would fail, or did not go on: what happened, whether anything was paid, and what can be done. */
export function Failure(): ReactElement | null {
  const text = useText()
  const { plugin, state } = usePay()
  const { error: asked, plan } = state
  const error = asked ?? (plan.status === 'error' ? plan.error : undefined)
  if (error === undefined || error.code === 'pay/unacknowledged') return null
  const code = known.find((one) => one === error.code)
  return (
    <div role="alert">
      <Stack>
        <Words as="quiet" tone="error">
          {text(`pay.failed.${code ?? 'other'}`, { reason: error.details || text('pay.noReason') })}
        </Words>
        {plan.status === 'error' && (
          <Button icon="refresh" onClick={plugin.retry}>
            {text('common.tryAgain')}
          </Button>
        )}
        {code === undefined && <ErrorDetails error={error} />}
      </Stack>
    </div>
  )
}
