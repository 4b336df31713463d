import { KitError, type PaymentRequest, parseUnits } from '@kit/core/adapter'
import { parseSolanaPaymentUri } from '../payment/parseSolanaPaymentUri.js'

const solDecimals = 9
/** Longer than any link that a code holds. */
const maxLength = 4_096

/**
 * What a link of Solana Pay asks to be transferred; undefined for any other text. A token's amount is in whole units: only the mint says how
 * they are divided.
 *
 * @throws KitError `payment/invalid` for a broken link, one with more decimals than SOL has, and one that leads to a server.
 * @example parsePayment('solana:mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN?amount=1.5')?.amount // 1_500_000_000n
 */
export function parsePayment(uri: string): PaymentRequest | undefined {
  if (!/^solana:/i.test(uri)) return undefined
  const payment = uri.length > maxLength ? undefined : parseSolanaPaymentUri(uri)
  if (!payment) throw invalid()
  const { address, amount, token } = payment
  if (token !== undefined) return { address, token, ...(amount !== undefined && { units: amount }) }
  if (amount === undefined) return { address }
  try {
    return { address, amount: parseUnits(amount, solDecimals) }
  } catch (cause) {
    throw invalid(cause)
  }
}

function invalid(cause?: unknown): KitError {
  const shortMessage = 'This is no payment link of Solana Pay that says whom to pay.'
  return new KitError('payment/invalid', { shortMessage, cause })
}
