import { cleanText, isKitError, KitError } from '@kit/core/adapter'

/**
 * A failed request to an endpoint, or a chain library's error around one, as an error of the kit: `rpc/timedOut`, else `rpc/failed`.
 * Details carry no address of an endpoint, for it may hold a key. Errors of the kit pass through.
 *
 * @example catch (error) { throw toRpcError(error, 'The balance could not be read.') }
 */
export function toRpcError(error: unknown, shortMessage: string): KitError {
  if (isKitError(error)) return error
  const names = new Set<string>()
  let details = ''
  for (let layer = error, depth = 0; layer instanceof Error && depth < 8; layer = layer.cause, depth++) {
    names.add(layer.name)
    // The innermost says the most.
    const told = (layer as { shortMessage?: unknown }).shortMessage
    if (typeof told === 'string') details = cleanText(told, 300)
  }
  const code = names.has('TimeoutError') ? 'rpc/timedOut' : 'rpc/failed'
  return new KitError(code, { shortMessage, cause: error, ...(details && { details }) })
}
