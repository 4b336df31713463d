import { cleanText, isKitError, KitError } from '@kit/core/adapter'

/**
 * Converts a failed request, or a chain library's error around one, to a kit error: `rpc/timedOut`, or else `rpc/failed`. `details` never
 * contains an endpoint's URL, which may include an API key. Returns kit errors unchanged.
 *
 * @example catch (error) { throw toRpcError(error, 'Failed to read the balance.') }
 */
export function toRpcError(error: unknown, shortMessage: string): KitError {
  if (isKitError(error)) return error
  const names = new Set<string>()
  let details = ''
  for (let layer = error, depth = 0; layer instanceof Error && depth < 8; layer = layer.cause, depth++) {
    names.add(layer.name)
    // The innermost error is the most specific.
    const message = (layer as { shortMessage?: unknown }).shortMessage
    if (typeof message === 'string') details = cleanText(message, 300)
  }
  const code = names.has('TimeoutError') ? 'rpc/timedOut' : 'rpc/failed'
  return new KitError(code, { shortMessage, cause: error, ...(details && { details }) })
}
