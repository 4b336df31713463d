import { postRpc } from './postRpc.js'

/**
 * Sends one JSON-RPC call over HTTP.
 *
 * @throws Error with the node's message.
 */
export async function rpcCall(url: string, method: string, params: readonly unknown[] = []): Promise<unknown> {
  const answer = (await postRpc(url, { jsonrpc: '2.0', id: 1, method, params })) as {
    result?: unknown
    error?: { message: string }
  }
  if (answer.error) throw new Error(`${method}: ${answer.error.message}`)
  return answer.result
}
