/**
 * The result of a WBIP wallet's answer, which is a JSON-RPC response or the bare result.
 *
 * @throws What the response has as its error, as it is.
 */
export function readResponse(response: unknown): unknown {
  if (typeof response !== 'object' || response === null) return response
  const { error, result } = response as { readonly error?: unknown; readonly result?: unknown }
  if (error !== undefined && error !== null) throw error
  return result === undefined ? response : result
}
