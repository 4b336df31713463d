import type { CaipNetworkId } from '@kit/core'
import type { ApiClient } from '../client/createApiClient.js'
import { requireResult } from '../client/requireResult.js'
import type { WithUndefined } from '../client/WithUndefined.js'
import type { CallPaymasterBody, CallPaymasterQuery } from '../contract/contract.data.js'

/** Methods of a paymaster (ERC-7677). */
export type PaymasterMethod = CallPaymasterBody['method']

/**
 * `POST /v1/paymaster`: calls the operator's paymaster for the network. The result is untrusted.
 *
 * @throws ApiError `api/rejected` with the paymaster's code and message as reason
 */
export function callPaymaster(
  client: ApiClient,
  input: {
    readonly networkId: CaipNetworkId
    readonly method: PaymasterMethod
    readonly params: readonly unknown[]
  },
  signal?: AbortSignal,
): Promise<unknown> {
  const { networkId, method, params } = input
  const query: WithUndefined<CallPaymasterQuery> = { chainId: networkId }
  const body: WithUndefined<CallPaymasterBody> = { jsonrpc: '2.0', id: 1, method, params: [...params] }
  return client.request('v1/paymaster', {
    query,
    body,
    // Not idempotent: each sponsored operation counts against a quota.
    isIdempotent: method !== 'pm_getPaymasterData',
    signal,
    parse: async (response) => requireResult(await response.json(), method),
  })
}
