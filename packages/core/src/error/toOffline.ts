import { isKitError } from './isKitError.js'
import { KitError } from './KitError.js'

/** Names the cause of an error when the page is offline: then the code that was needed doesn't load either. */
export const toOffline = (error: KitError, isOnline: boolean): KitError =>
  isKitError(error, 'kit/loadFailed') && !isOnline
    ? new KitError('network/offline', { shortMessage: 'This page is offline.', cause: error })
    : error
