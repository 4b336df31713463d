import { isRetried } from './isRetried.js'

/**
 * Whether an error says that endpoints are away for a while: their own, or one of the kit or a chain library around it.
 *
 * @example isOutage(new KitError('rpc/failed', { shortMessage: '…', cause: new RpcError({ shortMessage: '…', status: 503 }) })) // true
 */
export function isOutage(error: unknown): boolean {
  for (let layer = error, depth = 0; layer instanceof Error && depth < 8; layer = layer.cause, depth++)
    if (isRetried(layer)) return true
  return false
}
