import { KitError } from '../error/KitError.js'
import { toKitError } from '../error/toKitError.js'

/** Codes of calls that could not reach something; any other code is a decision or a response. */
const unreached: readonly string[] = ['adapter/failed', 'kit/loadFailed', 'rpc/failed', 'wallet/disconnected']

/** The typed error of a call that failed: `network/offline` when that is the reason, else its own code, else `adapter/failed`. */
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
