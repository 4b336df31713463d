/** The response to a JSON-RPC request with its HTTP status; the body is empty if the request contained only notifications. */
export type ChainResponse = { readonly status: 200 | 400; readonly body: string }

/** Response of a node, or of the gateway, to one call; `text` is verbatim JSON. */
export type RpcReply =
  | {
      readonly kind: 'result'
      readonly text: string
      /** The parsed result; absent if it comes from the cache. */
      readonly value?: unknown
    }
  | {
      readonly kind: 'error'
      readonly text: string
      readonly code: number
      readonly message: string
      /** Revert data of a contract, if the node returns it. */
      readonly data?: unknown
      /** HTTP status of the node's response. */
      readonly status?: 200 | 400
    }

/** Creates an error of the gateway itself. */
export function rpcError(code: number, message: string): RpcReply {
  return { kind: 'error', text: JSON.stringify({ code, message }), code, message }
}

/** Creates a result of the gateway itself. */
export function rpcResult(value: unknown): RpcReply {
  return { kind: 'result', text: JSON.stringify(value), value }
}

/** Serializes the response to a call with this ID. */
export function writeReply(id: string, { kind, text }: RpcReply): string {
  return `{"jsonrpc":"2.0","id":${id},"${kind}":${text}}`
}
