import type { Failure } from '@kit/embedded/protocol'
import { ApiFailure } from '../failure/ApiFailure.js'
import { isUnreachable } from '../failure/isUnreachable.js'
import { RpcFailure } from '../failure/RpcFailure.js'

/** Converts an error for the page: a code of EIP-1193 or EIP-1474, and a message without details that only the frame may know. */
export function toFailure(given: unknown): Failure {
  const error = isUnreachable(given) ? new ApiFailure(0, 'network', 'Can’t reach the wallet server.') : given
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  if (code === 'connection/rejected') return { code: 4001, message: 'User rejected the request.' }
  const text = typeof message === 'string' && message !== '' ? message.slice(0, 500) : 'An error occurred'
  const data = error instanceof ApiFailure || error instanceof RpcFailure ? error.data : undefined
  return {
    message: text,
    ...(Number.isInteger(code) && { code: code as number }),
    ...(data !== undefined && { data }),
  }
}
