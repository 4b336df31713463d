import type { KitError, KitErrorCode } from './KitError.js'

/**
 * Tells whether a value is an error of the kit, and of a certain code when one is given. Never throws, not even for a trap.
 *
 * @example
 * try { await kit.connect({ connectorId }) } catch (error) {
 *   if (isKitError(error, 'connection/rejected')) return
 *   throw error
 * }
 */
export function isKitError<Code extends KitErrorCode = KitErrorCode>(
  error: unknown,
  code?: Code,
): error is KitError<Code> {
  try {
    return (
      error instanceof Error &&
      (error as Partial<KitError>).isKitError === true &&
      (code === undefined || (error as Partial<KitError>).code === code)
    )
  } catch {
    return false
  }
}
