/** A JSON-RPC error response. */
export class SolanaRpcError extends Error {
  override readonly name = 'SolanaRpcError'

  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message)
  }
}
