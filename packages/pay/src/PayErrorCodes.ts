import { isKitError, KitError, type KitErrorInit } from '@kit/core/plugin'

/** Error codes of {@link pay}. */
export interface PayErrorCodes {
  'pay/changed': 'The account changed before the request reached the wallet. Nothing was paid.'
  'pay/conversionExpired': "The bridged funds didn't arrive in time and can be refunded. Nothing was paid."
  'pay/conversionFailed': 'The swap for the payment failed. Nothing was paid.'
  'pay/conversionPartial': "Only some of the swap's calls succeeded. Nothing was paid."
  'pay/conversionUnavailable': 'No swap to the requested token is available right now.'
  'pay/conversionUnknown': 'The status of the swap for the payment is unknown. Nothing was paid.'
  'pay/exchangeUnavailable': "The exchange can't process this payment right now."
  'pay/failed': 'The payment failed; see `cause`. No funds were sent, or they were refunded.'
  'pay/idReused': 'The payment ID is already used by another payment.'
  'pay/inProgress': 'A payment is already in progress.'
  'pay/insufficientFunds': "The balance doesn't cover the amount and the network fee."
  'pay/invalidAmount': "Invalid amount. Expected a positive decimal number with at most the asset's decimals."
  'pay/invalidId': 'Invalid payment ID. Expected 1 to 64 letters, digits, dots, hyphens or underscores.'
  'pay/invalidRecipient': 'The recipient is not a valid address on this network.'
  'pay/cancelled': 'The user left before paying.'
  'pay/notFound': 'Payment not found on this device.'
  'pay/rejected': 'The user rejected the request. Nothing was paid.'
  'pay/statusUnknown': 'The status of the payment is unknown.'
  'pay/timeout': "The payment wasn't confirmed in time. It may still be confirmed."
  'pay/unacknowledged': "The payment has severe warnings that weren't acknowledged; `details` lists them."
  'pay/unavailable': 'No payment method is available.'
  'pay/unsupportedAsset': "The asset doesn't exist on this network."
  'pay/unsupportedNetwork': 'The network is not configured in this app.'
}

declare module '@kit/core' {
  interface ErrorCodes extends PayErrorCodes {}
}

/** Returns the error for a second request while the first is pending. */
export const paymentInProgress = (): KitError => payError('pay/inProgress', 'The payment is already in progress.')

/** Returns the error for one or all exchanges that can't process a payment right now. */
export function exchangeUnavailable(cause: unknown, details?: string): KitError {
  if (isKitError(cause, 'pay/exchangeUnavailable')) return cause
  const more = { ...(cause !== undefined && { cause }), ...(details !== undefined && { details }) }
  return payError('pay/exchangeUnavailable', "The exchange can't process this payment right now.", more)
}

/** Creates an error of paying. */
export const payError = (
  code: keyof PayErrorCodes & string,
  shortMessage: string,
  more: Partial<KitErrorInit> = {},
): KitError => new KitError(code, { shortMessage, ...more })
