import { ApiFailure } from './ApiFailure.js'

/** What browsers say of a request, or of a part of the page, that did not come; they have no other name for it. */
const SAID = /fetch|network|load|import/i

/** Whether something failed because the network did: the server, the chain behind it, or a file of the frame did not answer. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof ApiFailure) return error.status === 0 && error.field === 'network'
  if (error instanceof TypeError) return SAID.test(error.message)
  // Viem wraps what `fetch` said.
  return error instanceof Error && error.cause !== undefined && isUnreachable(error.cause)
}
