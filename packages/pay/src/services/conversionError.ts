import type { KitError } from '@kit/core/plugin'
import { payError } from '../PayErrorCodes.js'
import { toPayError } from './toPayError.js'

/** What went wrong before anything was swapped, or taken back. */
export function conversionError(cause: KitError): KitError {
  const error = toPayError(cause)
  if (error.code.startsWith('pay/') || error.code === 'network/offline') return error
  const details = cause.details === undefined ? cause.code : `${cause.code}: ${cause.details}`
  return payError('pay/conversionFailed', 'The swap did not go through; nothing was paid.', { cause, details })
}
