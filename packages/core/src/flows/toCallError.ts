import { KitError } from '../error/KitError.js'
import { toKitError } from '../error/toKitError.js'

/** What a call ends with when something could not be reached; anything else somebody has decided or answered. */
const unreached: readonly string[] = ['adapter/failed', 'kit/loadFailed', 'rpc/failed', 'wallet/disconnected']

/** The typed error of a call that failed: `network/offline` where that is why, else its own, else `adapter/failed`. */
export function toCallError(error: unknown, isOnline: boolean): KitError {
  const known = toKitError(error, 'adapter/failed', 'The call failed.')
  if (isOnline || !unreached.includes(known.code)) return known
  const { details } = known
  return new KitError('network/offline', {
    shortMessage: 'This page is offline.',
    cause: error,
    ...(details !== undefined && { details }),
  })
}
