import { isKitError } from '@kit/core/adapter'

/** Returns how a promise settles: `fulfilled`, the code of the KitError, or any other thrown value. */
export const codeOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'fulfilled',
    (error) => (isKitError(error) ? error.code : error),
  )
