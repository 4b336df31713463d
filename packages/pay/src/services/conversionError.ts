import { isKitError, type KitError, toKitError } from '@kit/core/plugin'
import { payError } from '../PayErrorCodes.js'

/** Returns the error for a failure before anything was swapped or refunded. */
export function conversionError(cause: KitError): KitError {
  const error = toPayError(cause)
  if (isPlain(error)) return error
  const details = cause.details === undefined ? cause.code : `${cause.code}: ${cause.details}`
  return payError('pay/conversionFailed', 'The swap failed. Nothing was paid.', { cause, details })
}

/** Returns the error for an unavailable swap. Errors that the user can act on are kept. */
export function conversionUnavailable(cause: unknown, details?: string): KitError {
  const message = 'No swap to the requested token is available right now.'
  const error = toPayError(toKitError(cause, 'pay/conversionUnavailable', message))
  if (isPlain(error)) return error
  return payError('pay/conversionUnavailable', message, { cause: error, details: details ?? error.code })
}

/** Returns the error for a conversion that didn't arrive in time. */
export const conversionExpired = (): KitError =>
  payError('pay/conversionExpired', "The bridged funds didn't arrive in time and can be refunded. Nothing was paid.")

/** Returns the error for a swap of which only some calls succeeded. */
export const conversionPartial = (cause?: KitError): KitError =>
  payError('pay/conversionPartial', "Only some of the swap's calls succeeded. Nothing was paid.", {
    cause,
  })

/** Returns the error for an unknown result. */
export const conversionUnknown = (cause: KitError): KitError =>
  payError('pay/conversionUnknown', 'The status of the swap is unknown. Nothing was paid.', {
    cause,
    details: cause.code,
  })

const isPlain = ({ code }: KitError) => code.startsWith('pay/') || code === 'network/offline'

/** Converts errors of the wallet or chain to codes of paying. */
export function toPayError(error: KitError): KitError {
  const more = { cause: error, ...(error.details !== undefined && { details: error.details }) }
  if (isKitError(error, 'connection/rejected'))
    return payError('pay/rejected', 'The user rejected the request. Nothing was paid.', more)
  if (isKitError(error, 'transfer/insufficientFunds') || isKitError(error, 'transaction/insufficientFunds'))
    return payError('pay/insufficientFunds', "The balance doesn't cover the amount and the network fee.", more)
  if (isKitError(error, 'transfer/invalidRecipient'))
    return payError('pay/invalidRecipient', "The recipient can't receive this payment.", more)
  return error
}
