import { KitError } from '../error/KitError.js'
import { toKitError } from '../error/toKitError.js'

/** Codes of calls that may have failed because of the connection. Any other code is a decision or a response. */
const unreached: readonly string[] = ['adapter/failed', 'kit/loadFailed', 'rpc/failed', 'wallet/disconnected']

/** Returns the typed error of a failed call: `network/offline` if that is the reason, or else its own code, or else `adapter/failed`. */
export function toCallError(error: unknown, isOnline: boolean): KitError {
  const known = toKitError(error, 'adapter/failed', 'The call failed.')
  if (isOnline || !unreached.includes(known.code)) return known
  const { details, isUnsent } = known
  const offline = new KitError('network/offline', {
    shortMessage: 'The page is offline.',
    cause: error,
    ...(details !== undefined && { details }),
  })
  return isUnsent ? Object.assign(offline, { isUnsent }) : offline
}
