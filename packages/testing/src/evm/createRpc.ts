import { ProviderError } from './ProviderError.js'

/** One JSON-RPC 2.0 call to a node: resolves to its `result`, rejects with a `ProviderError` with the node's code. */
export type Rpc = (method: string, params?: unknown) => Promise<unknown>

/**
 * A caller of one node's JSON-RPC over HTTP. An unreachable node or an answer that is not JSON-RPC is `ProviderError` -32603.
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
