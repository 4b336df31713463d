import { isKitError } from './isKitError.js'

/**
 * Does work that comes before a wallet is asked. Its error proves that nothing was sent, whatever its code.
 *
 * @example await beforeAsking(() => assertNetwork(call))
 */
export async function beforeAsking<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isKitError(error)) error.isUnsent = true
    throw error
  }
}
