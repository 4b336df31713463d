import { ApiFailure } from './ApiFailure.js'

/** Browser messages for a request, or a part of the page, that failed to load; there is no error code for it. */
const networkMessage = /fetch|network|load|import/i

/** Whether a failure was caused by the network: the server, the chain behind it, or a file of the frame did not respond. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof ApiFailure) return error.status === 0 && error.field === 'network'
  if (error instanceof TypeError) return networkMessage.test(error.message)
  // viem wraps the error of `fetch`.
  return error instanceof Error && error.cause !== undefined && isUnreachable(error.cause)
}
