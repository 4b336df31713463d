import { ProviderError } from './ProviderError.js'

/** Sends one JSON-RPC 2.0 request to a node. Resolves with its `result`, or rejects with a `ProviderError` that has the node's code. */
export type Rpc = (method: string, params?: unknown) => Promise<unknown>

/**
 * Creates a JSON-RPC client of one node over HTTP. An unreachable node or a response that is not JSON-RPC rejects with `ProviderError`
 * -32603.
 *
 * @example await createRpc('http://127.0.0.1:8545')('eth_chainId')
 */
export const createRpc =
  (url: string): Rpc =>
  async (method, params = []) => {
    const body: unknown = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
      .then((response) => response.json())
      .catch((cause: unknown) => {
        throw new ProviderError(-32603, `The node did not respond to ${method}.`, { cause: String(cause) })
      })
    const answer = (typeof body === 'object' && body !== null ? body : {}) as { result?: unknown; error?: RpcFailure }
    if (answer.error) throw new ProviderError(answer.error.code, answer.error.message, answer.error.data)
    if (!('result' in answer)) throw new ProviderError(-32603, `The node's response to ${method} is not JSON-RPC.`)
    return answer.result
  }

type RpcFailure = { readonly code: number; readonly message: string; readonly data?: unknown }
