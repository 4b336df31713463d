import { isKitError, KitError } from '@kit/core'

/** An error of the frame as the kit's: 4001 is the visitor's no. */
export function toEmbeddedError(cause: unknown): KitError {
  if (isKitError(cause)) return cause
  const { code, message } = (cause ?? {}) as { code?: unknown; message?: unknown }
  if (code === 4001) return new KitError('connection/rejected', { shortMessage: 'The visitor declined.', cause })
  const shortMessage = typeof message === 'string' && message !== '' ? message : 'An error occurred'
  return new KitError('embedded/failed', { shortMessage, cause })
}

export type {} from './EmbeddedErrorCodes.js'
/** The login is none that the operator offers. */
export function loginNotOffered(): KitError {
  return new KitError('embedded/notOffered', { shortMessage: 'This way to log in is not offered here.' })
}
