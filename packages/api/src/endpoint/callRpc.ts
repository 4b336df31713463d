import type { CaipNetworkId } from '@kit/core'
import type { ApiClient } from '../client/createApiClient.js'
import { requireResult } from '../client/requireResult.js'
import type { WithUndefined } from '../client/WithUndefined.js'
import type { CallRpcQuery } from '../contract/contract.data.js'

/**
 * `POST /v1`: makes one JSON-RPC call through the gateway. The result is untrusted. Adapters use the gateway's URL instead, see `rpcUrl`.
 *
 * @throws ApiError `api/rejected` with the node's code and message as reason
 * @example await callRpc(client, { networkId: 'eip155:1', method: 'eth_blockNumber' }) // '0x10d4f'
 */
export function callRpc<T = unknown>(
  client: ApiClient,
  input: {
    readonly networkId: CaipNetworkId
    readonly method: string
    readonly params?: unknown
    /** Parses the result. An error means that it is invalid. */
    readonly parse?: (result: unknown) => T
  },
  signal?: AbortSignal,
): Promise<T> {
  const { networkId, method, params = [], parse = (result: unknown) => result as T } = input
  const query: WithUndefined<CallRpcQuery> = { chainId: networkId }
  return client.request('v1', {
    query,
    body: { jsonrpc: '2.0', id: 1, method, params },
    // A transaction may have been sent although no response came.
    isIdempotent: !/send|submit/i.test(method),
    signal,
    parse: async (response) => parse(requireResult(await response.json(), method)),
  })
}
