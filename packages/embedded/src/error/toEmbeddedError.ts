import { isKitError, KitError } from '@kit/core'

/** Converts an error of the frame to a KitError. Code 4001 means the user declined. */
export function toEmbeddedError(cause: unknown): KitError {
  if (isKitError(cause)) return cause
  const { code, message } = (cause ?? {}) as { code?: unknown; message?: unknown }
  if (code === 4001)
    return new KitError('connection/rejected', { shortMessage: 'The user declined the request.', cause })
  const shortMessage = typeof message === 'string' && message !== '' ? message : 'An error occurred'
  return new KitError('embedded/failed', { shortMessage, cause })
}

export type {} from './EmbeddedErrorCodes.js'
/** Creates the error for a sign-in option that the operator doesn't offer. */
export function loginUnavailable(): KitError {
  return new KitError('embedded/optionUnavailable', { shortMessage: "This sign-in option isn't available." })
}
