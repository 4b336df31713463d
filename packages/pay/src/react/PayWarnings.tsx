'use client'
import { useText, Warnings } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { isSeverePayWarning } from '../listPayWarnings.js'
import type { PayWarning } from '../PayState.js'

/** Warnings with a text. Others are specific to the chain and have none. */
const withText = [
  'mayBePaid',
  'mayBeSwapped',
  'tokenContract',
  'feeOnTransfer',
  'contractRecipient',
  'closesAccount',
  'createsAccount',
] as const

/** Warnings for the payer, with a checkbox for severe ones. */
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
  const shown = withText.filter((one) => warnings.includes(one))
  return (
    <Warnings
      warnings={shown.map((key) => ({ key, text: text(`pay.warn.${key}`), isSevere: isSeverePayWarning(key) }))}
      acceptLabel={text('pay.accept')}
      {...box}
    />
  )
}
