import { cleanText, KitError, type PaymentRequest } from '@kit/core/adapter'
import { parseAddress } from '../address/Address.js'
import { isMistyped } from '../address/ChecksumAddress.js'
import { parsePaymentUri } from './parsePaymentUri.js'

/** Honest links are far shorter. */
const maxCharacters = 2_000

/**
 * Reads the payment that an ERC-681 link requests: native currency, or a token by its `transfer`. If the recipient is a name, the payer
 * resolves it. Returns undefined for any other text. Suggested gas is ignored.
 *
 * @throws KitError `payment/invalid` for a link that violates the standard, calls another function, names a token, or has a wrong checksum.
 * @example readPayment('ethereum:0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359@1?value=2.014e18')
 */
export function readPayment(text: string): PaymentRequest | undefined {
  if (typeof text !== 'string' || !/^ethereum:/i.test(text)) return undefined
  const uri = text.length > maxCharacters ? undefined : parsePaymentUri(text)
  if (uri === undefined) throw invalid(text, 'The payment link is malformed.')
  const { target, networkId, amount, token, call } = uri
  if (call !== undefined) throw invalid(text, 'The link is a contract call, not a payment.')
  if (token !== undefined && !parseAddress(token)) throw invalid(text, 'The payment link has no token address.')
  if ([target, token].some((each) => each !== undefined && isWrong(each)))
    throw invalid(text, 'An address in the payment link fails its checksum.')
  return {
    address: target,
    ...(networkId !== undefined && { networkId }),
    ...(amount !== undefined && { amount }),
    ...(token !== undefined && { token }),
  }
}

function isWrong(text: string): boolean {
  const address = parseAddress(text)
  return address !== undefined && isMistyped(address)
}

function invalid(text: string, shortMessage: string): KitError {
  return new KitError('payment/invalid', { shortMessage, details: cleanText(text, 200) })
}
