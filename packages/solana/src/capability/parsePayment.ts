import { KitError, type PaymentRequest, parseUnits } from '@kit/core/adapter'
import { parseSolanaPaymentUri } from '../payment/parseSolanaPaymentUri.js'

const solDecimals = 9
/** Longer than any link that fits a QR code. */
const maxLength = 4_096

/**
 * Reads the transfer that a Solana Pay link requests. Returns undefined for any other text. The amount of a token is in whole units, since
 * only the mint knows the decimals.
 *
 * @throws KitError `payment/invalid` for a malformed link, one with more decimals than SOL has, and one that leads to a server.
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
  const shortMessage = 'Not a Solana Pay transfer link: it has no recipient.'
  return new KitError('payment/invalid', { shortMessage, cause })
}
