/** One JSON-RPC call of a request. `id` and `params` are the texts that the caller wrote. */
export type RpcCall = {
  readonly method: string
  /** JSON text of any type; undefined for a notification, which gets no answer. */
  readonly id: string | undefined
  readonly params: string | undefined
  /** The parameters, parsed. Numbers beyond the safe range are not exact. */
  readonly given: unknown
}

/** A call that this server itself makes. */
export type OwnCall = { readonly method: string; readonly params: unknown }

/** An own call as if a client had written it. */
export function toRpcCall({ method, params }: OwnCall): RpcCall {
  return { method, id: '1', params: JSON.stringify(params), given: params }
}

/** The call as it goes to a node: only what JSON-RPC knows, so that no second reading of the same text is possible. */
export function writeCall({ method, id, params }: RpcCall, newId: string | undefined = id): string {
  const idPart = newId === undefined ? '' : `"id":${newId},`
  return `{"jsonrpc":"2.0",${idPart}"method":${JSON.stringify(method)}${params === undefined ? '' : `,"params":${params}`}}`
}
