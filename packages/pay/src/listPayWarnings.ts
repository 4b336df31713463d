import type { TransferPlan } from '@kit/core/plugin'
import type { Payment, PayWarning } from './PayState.js'

/** Warnings about a permanent loss. */
const severe: readonly PayWarning[] = [
  'mayBePaid',
  'mayBeSwapped',
  'tokenContract',
  'feeOnTransfer',
  'contractRecipient',
  'closesAccount',
]

/** Whether a warning is about a possible loss of funds. Such a warning must be acknowledged before the request is sent to the wallet. */
export const isSeverePayWarning = (warning: PayWarning): boolean => severe.includes(warning)

/** Returns the warnings to show before paying, most severe first. */
export function listPayWarnings(
  payment: Pick<Payment, 'status' | 'recipient' | 'token'>,
  plan: TransferPlan | undefined,
  isSameAddress: (a: string, b: string) => boolean,
): readonly PayWarning[] {
  const { recipient, status, token } = payment
  const warnings: PayWarning[] = []
  if (status === 'pending' || status === 'waiting') warnings.push('mayBePaid')
  if (token.address !== undefined && isSameAddress(token.address, recipient)) warnings.push('tokenContract')
  if (plan?.transferFee !== undefined && plan.transferFee > 0n) warnings.push('feeOnTransfer')
  warnings.push(...(plan?.warnings ?? []))
  return [...new Set(warnings)]
}
