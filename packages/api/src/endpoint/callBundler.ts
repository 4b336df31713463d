import type { CaipNetworkId } from '@kit/core'
import type { ApiClient } from '../client/createApiClient.js'
import { requireResult } from '../client/requireResult.js'
import type { WithUndefined } from '../client/WithUndefined.js'
import type { CallBundlerBody, CallBundlerQuery } from '../contract/contract.data.js'

/** Methods of a bundler. */
export type BundlerMethod = CallBundlerBody['method']

/**
 * `POST /v1/bundler`: calls a bundler of the network. The result is untrusted, and `null` for an unknown operation.
 *
 * @param asked.bundler Name of a bundler that the operator configured. Defaults to the network's first.
 * @throws ApiError `api/rejected` with the bundler's code and message as reason
 */
export function callBundler(
  client: ApiClient,
  input: {
    readonly networkId: CaipNetworkId
    readonly method: BundlerMethod
    readonly params?: readonly unknown[] | undefined
    readonly bundler?: string | undefined
  },
  signal?: AbortSignal,
): Promise<unknown> {
  const { networkId, method, params = [], bundler } = input
  const query: WithUndefined<CallBundlerQuery> = { chainId: networkId, bundler }
  const body: WithUndefined<CallBundlerBody> = { jsonrpc: '2.0', id: 1, method, params: [...params] }
  return client.request('v1/bundler', {
    query,
    body,
    isIdempotent: method !== 'eth_sendUserOperation',
    signal,
    parse: async (response) => requireResult(await response.json(), method),
  })
}
