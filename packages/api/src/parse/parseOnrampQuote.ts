import { cleanText } from '@kit/core/plugin'
import { fieldsOf } from './fieldsOf.js'
import { isDecimal } from './parseOnrampOptions.js'

/** A decimal amount of a currency. */
export type OnrampMoney = { readonly amount: string; readonly currency: string }

/** A quote for a purchase. */
export type OnrampQuote = {
  readonly coinbaseFee: OnrampMoney
  readonly networkFee: OnrampMoney
  readonly paymentSubtotal: OnrampMoney
  readonly paymentTotal: OnrampMoney
  readonly purchaseAmount: OnrampMoney
  readonly quoteId: string
  /** Whether there is no quote and the amount is echoed. Views mark it as an estimate. */
  readonly isEstimate: boolean
}

/** Parses a quote with the current field names (`amount`, `paymentSubtotal`) or the older ones (`value`, `paymentSubTotal`). */
export function parseOnrampQuote(value: unknown): OnrampQuote {
  const row = fieldsOf(value)
  return {
    coinbaseFee: requireMoney(row['coinbaseFee']),
    networkFee: requireMoney(row['networkFee']),
    paymentSubtotal: requireMoney(row['paymentSubtotal'] ?? row['paymentSubTotal']),
    paymentTotal: requireMoney(row['paymentTotal']),
    purchaseAmount: requireMoney(row['purchaseAmount']),
    quoteId: cleanText(row['quoteId'], 200),
    isEstimate: false,
  }
}

function requireMoney(value: unknown): OnrampMoney {
  const { amount, value: older, currency } = fieldsOf(value)
  const decimal = amount ?? older
  if (!isDecimal(decimal)) throw new TypeError('Expected a decimal amount.')
  return { amount: decimal, currency: cleanText(currency, 32) }
}
