import type { AlertCode } from './AlertState.js'

const phrases: readonly (readonly [string, AlertCode])[] = [
  ['Unauthorized: origin not allowed', 'INVALID_APP_CONFIGURATION'],
  ['JWT validation error: JWT Token is not yet valid', 'JWT_TOKEN_NOT_VALID'],
  ['Unauthorized: invalid key', 'INVALID_PROJECT_ID'],
]

/**
 * Finds the alert that a provider's error stands for (specification, section 8), in its message or in the message of the
 * errors beneath it. `undefined` when it stands for none.
 */
export function parseAlertCode(error: unknown): AlertCode | undefined {
  let layer = error
  for (let depth = 0; depth < 5 && layer !== undefined && layer !== null; depth++) {
    const { message, details, cause } = layer as { message?: unknown; details?: unknown; cause?: unknown }
    const text = [typeof layer === 'string' ? layer : message, details]
      .filter((part) => typeof part === 'string')
      .join()
    const found = phrases.find(([phrase]) => text.includes(phrase))
    if (found !== undefined) return found[1]
    layer = cause
  }
  return undefined
}
