import { isKitError } from '@kit/core/adapter'

/** How a promise ends: `fulfilled`, the code of the kit's error, or whatever else was thrown. */
export const codeOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'fulfilled',
    (error) => (isKitError(error) ? error.code : error),
  )
