import type { CaipNetworkId } from '@kit/core'
import { namespaceOf } from '@kit/core/plugin'
import type { ApiClient } from '../client/createApiClient.js'
import { getSupportedChains } from './getSupportedChains.js'

/**
 * Whether the service serves a network, by its list, which is cached for a day. Calls about other networks are not made: they return
 * their empty answer (rule client-4).
 *
 * @param namespaces Those that the call itself is made for. Default: any.
 * @throws ApiError when the list can't be fetched
 */
export async function isNetworkServed(
  client: ApiClient,
  networkId: CaipNetworkId,
  { signal, namespaces }: { readonly signal?: AbortSignal | undefined; readonly namespaces?: readonly string[] } = {},
): Promise<boolean> {
  if (namespaces?.includes(namespaceOf(networkId)) === false) return false
  const { http } = await getSupportedChains(client, signal)
  return http.includes(networkId)
}
