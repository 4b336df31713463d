'use client'
import { useText, Warnings } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { isSeverePayWarning } from '../listPayWarnings.js'
import type { PayWarning } from '../PayState.js'

/** Warnings that have words; others are the chain's own and have none. */
const worded = [
  'mayBePaid',
  'mayBeSwapped',
  'tokenContract',
  'feeOnTransfer',
  'contractReceiver',
  'endsAccount',
  'createsAccount',
] as const

/** What the payer should know, and a box to tick where money may be lost. */
export function PayWarnings({
  warnings,
  ...box
}: {
  readonly warnings: readonly PayWarning[]
  readonly isAccepted: boolean
  readonly isDisabled: boolean
  readonly onAccept: (isAccepted: boolean) => void
}): ReactElement {
  const text = useText()
  const shown = worded.filter((one) => warnings.includes(one))
  return (
    <Warnings
      warnings={shown.map((key) => ({ key, text: text(`pay.warn.${key}`), isGrave: isSeverePayWarning(key) }))}
      acceptance={text('pay.accept')}
      {...box}
    />
  )
}
