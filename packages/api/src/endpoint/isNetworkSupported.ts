import type { CaipNetworkId } from '@kit/core'
import { namespaceOf } from '@kit/core/plugin'
import type { ApiClient } from '../client/createApiClient.js'
import { getSupportedChains } from './getSupportedChains.js'

/**
 * Returns whether the service supports a network, by its list, which is cached for a day. Calls about other networks make no request and
 * return their empty result (rule client-4).
 *
 * @param namespaces Namespaces that the call itself supports. Defaults to any.
 * @throws ApiError if the list can't be fetched
 */
export async function isNetworkSupported(
  client: ApiClient,
  networkId: CaipNetworkId,
  { signal, namespaces }: { readonly signal?: AbortSignal | undefined; readonly namespaces?: readonly string[] } = {},
): Promise<boolean> {
  if (namespaces?.includes(namespaceOf(networkId)) === false) return false
  const { http } = await getSupportedChains(client, signal)
  return http.includes(networkId)
}
