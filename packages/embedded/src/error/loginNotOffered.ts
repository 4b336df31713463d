import { KitError } from '@kit/core'

export type {} from './EmbeddedErrorCodes.js'

/** The login is none that the operator offers. */
export function loginNotOffered(): KitError {
  return new KitError('embedded/notOffered', { shortMessage: 'This way to log in is not offered here.' })
}
