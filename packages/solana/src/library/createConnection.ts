import { RpcError, type RpcRequest } from '@kit/adapter'
import type { Network } from '@kit/core/adapter'
import type { Connection } from '@solana/web3.js'
import type { Web3 } from '../transaction/loadWeb3.js'

/** The library, and its connection to one network. */
export type SolanaChain = { readonly web3: Web3; readonly connection: Connection }

type Question = { readonly id: string; readonly method: string; readonly params: readonly unknown[] }

/**
 * Creates the library's connection to a network on top of the kit's requests: only configured hosts are contacted, and the adapter opens no
 * socket.
 *
 * @param signal Aborts the requests.
 * @example await createConnection(web3, network, request).getSlot()
 */
export function createConnection(
  { Connection }: Web3,
  network: Network,
  request: RpcRequest,
  signal?: AbortSignal,
): Connection {
  const answer = async ({ id, method, params }: Question): Promise<object> => {
    try {
      return { jsonrpc: '2.0', id, result: await request({ method, params, signal }) }
    } catch (error) {
      // The library reports a node's refusal in its own error types.
      if (!(error instanceof RpcError) || error.code === undefined) throw error
      const { code, message, data } = error
      return { jsonrpc: '2.0', id, error: { code, message, data } }
    }
  }
  const fetch = async (_url: string, { body }: { readonly body: string }) => {
    const requested = JSON.parse(body) as Question | readonly Question[]
    const text = JSON.stringify('id' in requested ? await answer(requested) : await Promise.all(requested.map(answer)))
    return { ok: true, status: 200, text: async () => text }
  }
  return new Connection(network.rpcUrls[0] ?? '', { commitment: 'confirmed', fetch: fetch as never })
}
