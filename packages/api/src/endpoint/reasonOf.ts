import { isKitError } from '@kit/core'

/**
 * What a service gave as the reason of a failure, in its own words; `fallback` where it gave none. Show it as text only.
 *
 * @example reasonOf(error, 'Error registering name')
 */
export function reasonOf(error: unknown, fallback: string): string {
  const reasons = isKitError(error) && 'reasons' in error ? (error.reasons as readonly { description?: string }[]) : []
  return reasons[0]?.description || fallback
}
