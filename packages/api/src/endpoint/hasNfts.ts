import type { CaipNetworkId } from '@kit/core'
import type { ApiClient } from '../client/createApiClient.js'
import { isNetworkServed } from './isNetworkServed.js'

/** Chain families whose NFTs the Blockchain API has. */
const namespaces: readonly string[] = ['eip155']

/**
 * Whether the service has NFTs of a network, by its list, which is cached for a day.
 *
 * @throws ApiError when the list can't be fetched
 * @example await hasNfts(client, 'eip155:1') // true
 */
export function hasNfts(client: ApiClient, networkId: CaipNetworkId, signal?: AbortSignal): Promise<boolean> {
  return isNetworkServed(client, networkId, { signal, namespaces })
}
