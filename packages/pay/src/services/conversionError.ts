import { isKitError, type KitError, toKitError } from '@kit/core/plugin'
import { payError } from '../PayErrorCodes.js'

/** What went wrong before anything was swapped, or taken back. */
export function conversionError(cause: KitError): KitError {
  const error = toPayError(cause)
  if (isPlain(error)) return error
  const details = cause.details === undefined ? cause.code : `${cause.code}: ${cause.details}`
  return payError('pay/conversionFailed', 'The swap did not go through; nothing was paid.', { cause, details })
}

/** Why nobody swaps; what the visitor can do something about keeps its own words. */
export function conversionUnavailable(cause: unknown, details?: string): KitError {
  const message = 'Nobody swaps this for what is asked for now.'
  const error = toPayError(toKitError(cause, 'pay/conversionUnavailable', message))
  if (isPlain(error)) return error
  return payError('pay/conversionUnavailable', message, { cause: error, details: details ?? error.code })
}

/** The error for what did not arrive in time. */
export const conversionExpired = (): KitError =>
  payError('pay/conversionExpired', 'What was sent did not arrive in time, and can be taken back; nothing was paid.')

/** The error for a swap of which some calls went through. */
export const conversionPartial = (cause?: KitError): KitError =>
  payError('pay/conversionPartial', 'Some of the calls of the swap went through, others failed; nothing was paid.', {
    cause,
  })

/** The error for what nobody can tell now. */
export const conversionUnknown = (cause: KitError): KitError =>
  payError('pay/conversionUnknown', 'Nobody can tell now whether it was swapped; nothing was paid.', {
    cause,
    details: cause.code,
  })

const isPlain = ({ code }: KitError) => code.startsWith('pay/') || code === 'network/offline'

/** What a wallet or the chain refused, in the words of paying. */
export function toPayError(error: KitError): KitError {
  const more = { cause: error, ...(error.details !== undefined && { details: error.details }) }
  if (isKitError(error, 'connection/rejected'))
    return payError('pay/rejected', 'The visitor declined in the wallet; nothing was paid.', more)
  if (isKitError(error, 'transfer/insufficientFunds') || isKitError(error, 'transaction/insufficientFunds'))
    return payError('pay/insufficientFunds', 'The account holds too little for the amount and the fee.', more)
  if (isKitError(error, 'transfer/invalidReceiver'))
    return payError('pay/invalidRecipient', 'The recipient can not get what is paid.', more)
  return error
}
