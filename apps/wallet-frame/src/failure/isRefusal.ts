import { ApiFailure } from './ApiFailure.js'

/**
 * Whether the wallet server itself refused a call for this reason. A status alone proves nothing: proxies answer 401 and 404, too.
 *
 * @example if (isRefusal(error, 401, 'refreshToken')) await keyValue.remove('session')
 */
export function isRefusal(error: unknown, status: number, field: string): boolean {
  return error instanceof ApiFailure && error.status === status && error.field === field
}
