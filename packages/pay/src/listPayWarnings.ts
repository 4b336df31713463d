import type { TransferPlan } from '@kit/core/plugin'
import type { Payment, PayWarning } from './PayState.js'

/** Warnings of what may be lost for good. */
const grave: readonly PayWarning[] = [
  'mayBePaid',
  'mayBeSwapped',
  'tokenContract',
  'feeOnTransfer',
  'contractReceiver',
  'endsAccount',
]

/** Whether money may be lost: such a warning has to be acknowledged before the wallet is asked. */
export const isSeverePayWarning = (warning: PayWarning): boolean => grave.includes(warning)

/** What the payer should know before the wallet is asked, the gravest first. */
export function listPayWarnings(
  payment: Pick<Payment, 'status' | 'recipient' | 'token'>,
  plan: TransferPlan | undefined,
  isSameAddress: (a: string, b: string) => boolean,
): readonly PayWarning[] {
  const { recipient, status, token } = payment
  const warnings: PayWarning[] = []
  if (status === 'pending' || status === 'waiting') warnings.push('mayBePaid')
  if (token.address !== undefined && isSameAddress(token.address, recipient)) warnings.push('tokenContract')
  if (plan?.withheld !== undefined && plan.withheld > 0n) warnings.push('feeOnTransfer')
  warnings.push(...(plan?.warnings ?? []))
  return [...new Set(warnings)]
}
