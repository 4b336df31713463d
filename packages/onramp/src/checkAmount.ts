import type { PaymentMethodLimit } from '@kit/api'
import { parseUnits } from '@kit/core/plugin'

/** Why an amount is invalid, with the violated limit as a decimal string. */
export type AmountProblem =
  | { readonly reason: 'invalid' }
  | { readonly reason: 'tooSmall'; readonly min: string }
  | { readonly reason: 'tooLarge'; readonly max: string }

/** Number of decimals of amounts and limits. */
const cents = 2
const exact = 40

/** Suggested amounts, in whole units of the currency. */
const suggestedAmounts = [10, 50, 100, 500]

/**
 * Validates an amount against the limits of a payment method. Returns undefined if it is valid.
 *
 * @param amount Decimal string.
 * @example checkAmount('5', { id: 'card', min: '10.00', max: '7500.00' }) // { reason: 'tooSmall', least: '10.00' }
 */
export function checkAmount(amount: string, { min, max }: PaymentMethodLimit): AmountProblem | undefined {
  if ((amount.split('.')[1]?.length ?? 0) > cents) return { reason: 'invalid' }
  let value: bigint
  try {
    value = parseUnits(amount, exact)
  } catch {
    return { reason: 'invalid' }
  }
  if (value < parseUnits(min, exact)) return { reason: 'tooSmall', min: min }
  if (value > parseUnits(max, exact)) return { reason: 'tooLarge', max: max }
  return value === 0n ? { reason: 'invalid' } : undefined
}

/** Returns the suggested amounts within the limits of a payment method. */
export function listPresets(method: PaymentMethodLimit): readonly string[] {
  return suggestedAmounts.map(String).filter((amount) => checkAmount(amount, method) === undefined)
}
