import type { Network } from '@kit/core'
import type { Connection } from '@solana/web3.js'
import { nodeError, type Rpc } from '../rpc/createRpc.js'
import type { Web3 } from '../transaction/loadWeb3.js'

type Question = { readonly id: string; readonly method: string; readonly params: readonly unknown[] }

/**
 * The library's way to a network, on the kit's own requests: no host is asked but the configured ones, and no socket is opened
 * by what the adapter does.
 *
 * @param signal Ends what is asked.
 * @example await createConnection(web3, network, rpc).getSlot()
 */
export function createConnection({ Connection }: Web3, network: Network, rpc: Rpc, signal?: AbortSignal): Connection {
  const answer = async ({ id, method, params }: Question): Promise<object> => {
    try {
      return { jsonrpc: '2.0', id, result: await rpc(method, params, { signal }) }
    } catch (error) {
      // What a node refused the library tells in its own errors.
      const refusal = nodeError(error)
      if (refusal === undefined) throw error
      return { jsonrpc: '2.0', id, error: refusal }
    }
  }
  const fetch = async (_url: string, { body }: { readonly body: string }) => {
    const asked = JSON.parse(body) as Question | readonly Question[]
    const text = JSON.stringify('id' in asked ? await answer(asked) : await Promise.all(asked.map(answer)))
    return { ok: true, status: 200, text: async () => text }
  }
  return new Connection(network.rpcUrls[0] ?? '', { commitment: 'confirmed', fetch: fetch as never })
}
