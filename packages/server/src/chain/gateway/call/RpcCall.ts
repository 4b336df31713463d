/** One JSON-RPC call of a request. `id` and `params` are verbatim texts of the caller. */
export type RpcCall = {
  readonly method: string
  /** JSON text of any type; undefined for a notification, which gets no response. */
  readonly id: string | undefined
  readonly params: string | undefined
  /** The parsed parameters. Numbers beyond the safe range are not exact. */
  readonly parsedParams: unknown
}

/** A call made by this server itself. */
export type InternalCall = { readonly method: string; readonly params: unknown }

/** Converts an own call to the format of a client's. */
export function toRpcCall({ method, params }: InternalCall): RpcCall {
  return { method, id: '1', params: JSON.stringify(params), parsedParams: params }
}

/** Serializes the call for a node with only the JSON-RPC members, so that it cannot be parsed differently. */
export function writeCall({ method, id, params }: RpcCall, newId: string | undefined = id): string {
  const idPart = newId === undefined ? '' : `"id":${newId},`
  return `{"jsonrpc":"2.0",${idPart}"method":${JSON.stringify(method)}${params === undefined ? '' : `,"params":${params}`}}`
}
