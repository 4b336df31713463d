import { type AlertCode, errorLayers } from '@kit/core/plugin'

export { alertTexts } from './alertTexts.data.js'

const phrases: readonly (readonly [string, AlertCode])[] = [
  ['Unauthorized: origin not allowed', 'INVALID_APP_CONFIGURATION'],
  ['JWT validation error: JWT Token is not yet valid', 'JWT_TOKEN_NOT_VALID'],
  ['Unauthorized: invalid key', 'INVALID_PROJECT_ID'],
]

/**
 * Returns the alert code that matches a provider error (rule errors-3), by its message or the messages of its causes. Returns undefined if
 * none matches.
 */
export function parseAlertCode(error: unknown): AlertCode | undefined {
  const messages = errorLayers(error).map(({ message }) => message)
  return phrases.find(([phrase]) => messages.some((message) => message.includes(phrase)))?.[1]
}
