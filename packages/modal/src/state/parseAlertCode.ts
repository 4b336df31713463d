import { type AlertCode, errorLayers } from '@kit/core/plugin'

export { alertTexts } from './alertTexts.data.js'

const phrases: readonly (readonly [string, AlertCode])[] = [
  ['Unauthorized: origin not allowed', 'INVALID_APP_CONFIGURATION'],
  ['JWT validation error: JWT Token is not yet valid', 'JWT_TOKEN_NOT_VALID'],
  ['Unauthorized: invalid key', 'INVALID_PROJECT_ID'],
]

/**
 * Finds the alert that a provider's error stands for (rule errors-3), in its message or in the message of the
 * errors beneath it. `undefined` when it stands for none.
 */
export function parseAlertCode(error: unknown): AlertCode | undefined {
  const messages = errorLayers(error).map(({ message }) => message)
  return phrases.find(([phrase]) => messages.some((message) => message.includes(phrase)))?.[1]
}
