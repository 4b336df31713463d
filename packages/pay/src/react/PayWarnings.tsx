'use client'
import { useText, Warnings } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { isSeverePayWarning } from '../listPayWarnings.js'
import { usePay } from './usePay.js'

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

/** Warnings for the payer. */
export function PayWarnings(): ReactElement {
  const text = useText()
  const { warnings } = usePay()
  const shown = withText.filter((one) => warnings.includes(one))
  return (
    <Warnings
      warnings={shown.map((key) => ({ key, text: text(`pay.warn.${key}`), isSevere: isSeverePayWarning(key) }))}
    />
  )
}
