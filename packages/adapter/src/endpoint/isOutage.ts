import { isRetried } from './isRetried.js'

/**
 * Whether endpoints are away for a while: an error of theirs that may pass, or what the kit or a chain library made of one.
 *
 * @example isOutage(new KitError('rpc/failed', { shortMessage: '…', cause: new RpcError({ shortMessage: '…', status: 503 }) })) // true
 */
export function isOutage(error: unknown): boolean {
  for (let layer = error, depth = 0; layer instanceof Error && depth < 8; layer = layer.cause, depth++)
    if (isRetried(layer)) return true
  return false
}
