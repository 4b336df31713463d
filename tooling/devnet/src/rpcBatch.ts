import { postRpc } from './postRpc.js'

/** One call of a batch. */
export type RpcRequest = { readonly method: string; readonly params: readonly unknown[] }

/**
 * Sends several JSON-RPC calls in one HTTP request and returns the results in the order of the calls.
 *
 * @throws Error with the node's message for the first call that failed.
 */
export async function rpcBatch(url: string, calls: readonly RpcRequest[]): Promise<readonly unknown[]> {
  const body = calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call }))
  const answers = (await postRpc(url, body)) as readonly { id: number; result?: unknown; error?: { message: string } }[]
  return calls.map(({ method }, index) => {
    const answer = answers.find(({ id }) => id === index)
    if (answer === undefined) throw new Error(`${method}: no answer`)
    if (answer.error) throw new Error(`${method}: ${answer.error.message}`)
    return answer.result
  })
}
