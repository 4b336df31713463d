import { isKitError } from '@kit/core'

/**
 * Returns the service's own reason for a failure, or `fallback` if it gave none. Display it as text only.
 *
 * @example reasonOf(error, 'Error registering name')
 */
export function reasonOf(error: unknown, fallback: string): string {
  const reasons = isKitError(error) && 'reasons' in error ? (error.reasons as readonly { description?: string }[]) : []
  return reasons[0]?.description || fallback
}
