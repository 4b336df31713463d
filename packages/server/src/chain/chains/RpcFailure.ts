import type { RpcReply } from '../gateway/call/RpcReply.js'

/** JSON-RPC error of a node. */
export class RpcFailure extends Error {
  override readonly name = 'RpcFailure'
  readonly code: number
  /** Revert data of a contract, if the node returns it. */
  readonly data: unknown

  constructor(code: number, message: string, data: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** Returns the result of a call. @throws RpcFailure if the node returned an error */
export function resultOf(reply: RpcReply): unknown {
  if (reply.kind === 'error') throw new RpcFailure(reply.code, reply.message, reply.data)
  return reply.value === undefined ? JSON.parse(reply.text) : reply.value
}
