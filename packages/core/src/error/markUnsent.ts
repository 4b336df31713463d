import { isKitError } from './isKitError.js'

/**
 * Runs work that precedes a wallet request. Its errors are marked as proof that nothing was sent, whatever their code.
 *
 * @example await markUnsent(() => assertNetwork(call))
 */
export async function markUnsent<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isKitError(error)) error.isUnsent = true
    throw error
  }
}
