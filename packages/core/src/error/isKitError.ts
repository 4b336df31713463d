import type { KitError, KitErrorCode } from './KitError.js'

/**
 * Returns whether a value is a kit error, optionally with a specific code. Never throws, even for hostile proxies.
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
