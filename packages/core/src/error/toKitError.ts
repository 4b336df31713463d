import { cleanText } from '../text/cleanText.js'
import { isKitError } from './isKitError.js'
import { KitError, type KitErrorCode } from './KitError.js'

/**
 * Converts any thrown value to a `KitError`. Returns kit errors unchanged. Anything else becomes the `cause` of an error with `code`. Never
 * throws.
 *
 * @example
 * catch (error) { throw toKitError(error, 'connection/failed', 'The wallet failed to connect.') }
 */
export function toKitError(error: unknown, code: KitErrorCode, shortMessage: string): KitError {
  if (isKitError(error)) return error
  const details = readMessage(error)
  return new KitError(code, { shortMessage, cause: error, ...(details && { details }) })
}

function readMessage(error: unknown): string {
  try {
    const message = typeof error === 'object' && error !== null ? (error as { message?: unknown }).message : error
    return typeof message === 'string' ? cleanText(message, 300) : ''
  } catch {
    return ''
  }
}
