import { isKitError, KitError, type KitErrorInit } from '@kit/core/plugin'

/** Codes of what goes wrong with paying. */
export interface PayErrorCodes {
  'pay/changed': 'The account changed before the wallet was asked; nothing was paid.'
  'pay/conversionExpired': 'What was sent for the payment did not arrive in time, and can be taken back; nothing was paid.'
  'pay/conversionFailed': 'What the payment needs was not swapped; nothing was paid.'
  'pay/conversionPartial': 'Some of the calls of the swap went through, others failed; nothing was paid.'
  'pay/conversionUnavailable': 'Nobody swaps this for what is asked for now.'
  'pay/conversionUnknown': 'Nobody can tell now whether what the payment needs was swapped; nothing was paid.'
  'pay/exchangeUnavailable': 'The exchange can not pay this now.'
  'pay/failed': 'The payment did not go through; the cause is inside. What was sent came back, or never left.'
  'pay/idReused': 'The payment id belongs to another payment.'
  'pay/inProgress': 'A payment is under way: nothing else is asked meanwhile.'
  'pay/insufficientFunds': 'The account holds too little for the amount and the fee.'
  'pay/invalidAmount': 'The amount is not a positive number of the asset.'
  'pay/invalidId': 'A payment id is 1 to 64 letters, digits, dots, hyphens or underscores.'
  'pay/invalidRecipient': 'The recipient is no address of the network.'
  'pay/left': 'The visitor left before anything was paid.'
  'pay/notFound': 'No payment with this id is known here.'
  'pay/rejected': 'The visitor declined in the wallet; nothing was paid.'
  'pay/statusUnknown': 'Nobody can tell now whether it was paid.'
  'pay/timeout': 'The payment was not confirmed in time. It may still be.'
  'pay/unacknowledged': 'What is paid may be lost; `details` names the warnings that were not acknowledged.'
  'pay/unavailable': 'There is no way to pay this.'
  'pay/unsupportedAsset': 'The asset is none of the network.'
  'pay/unsupportedNetwork': 'The app did not configure the network.'
}

declare module '@kit/core' {
  interface ErrorCodes extends PayErrorCodes {}
}

/** The error for a second question while the first is open. */
export const paymentInProgress = (): KitError =>
  payError('pay/inProgress', 'The payment is under way: nothing else is asked meanwhile.')

/** The error for an exchange, or all of them, that can not pay now. */
export function exchangeUnavailable(cause: unknown, details?: string): KitError {
  if (isKitError(cause, 'pay/exchangeUnavailable')) return cause
  const more = { ...(cause !== undefined && { cause }), ...(details !== undefined && { details }) }
  return payError('pay/exchangeUnavailable', 'The exchange can not pay this now.', more)
}

/** An error of paying. */
export const payError = (
  code: keyof PayErrorCodes & string,
  shortMessage: string,
  more: Partial<KitErrorInit> = {},
): KitError => new KitError(code, { shortMessage, ...more })
