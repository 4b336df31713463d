'use client'
import { Callout, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { UncertainTransfer } from './UncertainTransfer.js'
import { useSend } from './useSend.js'

/** Error codes with their own text. */
const known = [
  'transfer/wouldFail',
  'transfer/belowMinimum',
  'transfer/insufficientFunds',
  'transfer/invalidRecipient',
  'connection/rejected',
  'send/changed',
  'network/offline',
] as const

/** Says why the transfer would fail or has failed, whether it was sent, and what to do. */
export function SendFailure(): ReactElement {
  const text = useText()
  const { error: requested, maybeSent, plan } = useSend()
  const isUncertain = maybeSent !== undefined || requested?.code === 'transaction/maybeSent'
  const error = (isUncertain ? undefined : requested) ?? (plan.status === 'error' ? plan.error : undefined)
  // The wallet and the simulation report the same problem with different codes.
  const code = known.find((one) => one === error?.code.replace('transaction/', 'transfer/'))
  // Beside a transfer that may have been sent, no text says that nothing was sent.
  const isKnown = code !== undefined && (!isUncertain || code.startsWith('transfer/'))
  return (
    <>
      {isUncertain && <UncertainTransfer />}
      {error && (
        <Callout tone="error" error={isKnown ? undefined : error}>
          {text(`send.failed.${isKnown ? code : requested && !isUncertain ? 'other' : 'plan'}`, {
            reason: error.details || text('send.noReason'),
          })}
        </Callout>
      )}
    </>
  )
}
