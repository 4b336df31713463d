/** The answer to a JSON-RPC request, with its HTTP status; the body is empty when the request held only notifications. */
export type ChainResponse = { readonly status: 200 | 400; readonly body: string }

/** What a node, or the gateway itself, says to one call; `text` is JSON as it was written. */
export type RpcReply =
  | {
      readonly kind: 'result'
      readonly text: string
      /** The result, parsed; absent where it comes from the cache. */
      readonly value?: unknown
    }
  | {
      readonly kind: 'error'
      readonly text: string
      readonly code: number
      readonly message: string
      /** What a contract reverted with, where the node tells. */
      readonly data?: unknown
      /** HTTP status of the node's answer. */
      readonly status?: 200 | 400
    }

/** An error of the gateway itself. */
export function rpcError(code: number, message: string): RpcReply {
  return { kind: 'error', text: JSON.stringify({ code, message }), code, message }
}

/** A result of the gateway itself. */
export function rpcResult(value: unknown): RpcReply {
  return { kind: 'result', text: JSON.stringify(value), value }
}

/** The answer to a call with this id. */
export function writeReply(id: string, { kind, text }: RpcReply): string {
  return `{"jsonrpc":"2.0","id":${id},"${kind}":${text}}`
}
