import type { PaymentMethodLimit } from '@kit/api'
import { parseUnits } from '@kit/core/plugin'

/** Why an amount can't be paid, with the limit that it breaks, decimal text. */
export type AmountProblem =
  | { readonly reason: 'invalid' }
  | { readonly reason: 'tooSmall'; readonly least: string }
  | { readonly reason: 'tooLarge'; readonly most: string }

/** Digits after the point that money has, and that limits may have. */
const cents = 2
const exact = 40

/** Amounts that are offered for a choice, of whole units of the currency. */
const usualAmounts = [10, 50, 100, 500]

/**
 * Checks an amount of money against the limits of a way to pay; undefined when it can be paid.
 *
 * @param amount Decimal text.
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
  if (value < parseUnits(min, exact)) return { reason: 'tooSmall', least: min }
  if (value > parseUnits(max, exact)) return { reason: 'tooLarge', most: max }
  return value === 0n ? { reason: 'invalid' } : undefined
}

/** The usual amounts that a way to pay takes. */
export function listPresets(method: PaymentMethodLimit): readonly string[] {
  return usualAmounts.map(String).filter((amount) => checkAmount(amount, method) === undefined)
}
