/** An error that the node returned. */
export class BitcoinRpcError extends Error {
  override readonly name = 'BitcoinRpcError'
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/** Calls a method of the node. Rejects with `BitcoinRpcError` when the node returns an error. */
export type BitcoinRpc = <T = unknown>(method: string, ...params: readonly unknown[]) => Promise<T>

/**
 * Creates a client for a node's JSON-RPC.
 *
 * @example await createBitcoinRpc({ url, user, password })('getblockcount')
 */
export function createBitcoinRpc(options: {
  readonly url: string
  readonly user: string
  readonly password: string
}): BitcoinRpc {
  const authorization = `Basic ${Buffer.from(`${options.user}:${options.password}`).toString('base64')}`
  return async <T>(method: string, ...params: readonly unknown[]): Promise<T> => {
    const response = await fetch(options.url, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    const text = await response.text()
    if (!text.startsWith('{')) throw new Error(`${method}: the node answered ${response.status}`)
    const { result, error } = JSON.parse(text) as { result?: T; error?: { code: number; message: string } }
    if (error) throw new BitcoinRpcError(error.code, error.message)
    return result as T
  }
}
