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
