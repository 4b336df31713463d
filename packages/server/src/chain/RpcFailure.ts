import type { RpcReply } from '../gateway/call/RpcReply.js'

/** A node's JSON-RPC error. */
export class RpcFailure extends Error {
  override readonly name = 'RpcFailure'
  readonly code: number
  /** What a contract reverted with, where the node tells. */
  readonly data: unknown

  constructor(code: number, message: string, data: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** The result of a call. @throws RpcFailure when the node answered with an error */
export function resultOf(reply: RpcReply): unknown {
  if (reply.kind === 'error') throw new RpcFailure(reply.code, reply.message, reply.data)
  return reply.value === undefined ? JSON.parse(reply.text) : reply.value
}
