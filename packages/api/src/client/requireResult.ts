import { cleanText } from '@kit/core/plugin'
import { fieldsOf } from '../parse/fieldsOf.js'
import { ApiError } from './ApiError.js'

/**
 * Returns the result of a JSON-RPC response.
 *
 * @throws ApiError `api/rejected` with the error's code and message as reason; TypeError if the response isn't JSON-RPC
 */
export function requireResult(value: unknown, path: string): unknown {
  const { result, error } = fieldsOf(value)
  if (error !== undefined && error !== null) {
    const { code, message } = fieldsOf(error)
    const description = cleanText(message, 300)
    throw new ApiError('api/rejected', {
      shortMessage: 'The service rejected the request.',
      details: `${path}: ${description}`,
      reasons: [{ field: Number.isSafeInteger(code) ? String(code) : '', description }],
    })
  }
  if (result === undefined) throw new TypeError('The response has no `result`.')
  return result
}
