import { RpcError } from './RpcError.js'

/** HTTP statuses after which a retry may succeed (rule calls-4). */
export const retriedStatuses: readonly number[] = [403, 408, 413, 429, 500, 502, 503, 504]
/** Statuses and codes with which an endpoint rejects a request before executing it. */
const limits: readonly unknown[] = [403, 413, 429, -32005]
/** Unknown error, limit exceeded, internal error, too many requests. */
const retriedCodes: readonly number[] = [-1, -32005, -32603, 429]

/**
 * Returns whether a retry may succeed: after network failures, some statuses and some codes.
 *
 * @example isTemporary(new RpcError({ status: 503, shortMessage: 'HTTP status 503.' })) // true
 */
export function isTemporary(error: unknown): boolean {
  if (!(error instanceof RpcError)) return false
  if (error.status !== undefined) return retriedStatuses.includes(error.status)
  return error.code === undefined || retriedCodes.includes(error.code)
}

/**
 * Returns whether an endpoint may have executed a failed request because only its response was lost. Rate limits are rejections.
 *
 * @example mayHaveExecuted(new RpcError({ status: 504, shortMessage: 'HTTP status 504.' })) // true
 */
export function mayHaveExecuted(error: unknown): boolean {
  return (
    isTemporary(error) && !limits.includes((error as RpcError).status) && !limits.includes((error as RpcError).code)
  )
}

/**
 * Returns whether an error means that endpoints are temporarily unavailable. Accepts their own errors and those of the kit or a chain
 * library around them.
 *
 * @example isOutage(new KitError('rpc/failed', { shortMessage: '…', cause: new RpcError({ shortMessage: '…', status: 503 }) })) // true
 */
export function isOutage(error: unknown): boolean {
  for (let layer = error, depth = 0; layer instanceof Error && depth < 8; layer = layer.cause, depth++)
    if (isTemporary(layer)) return true
  return false
}
