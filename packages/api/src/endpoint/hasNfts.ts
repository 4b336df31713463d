import type { CaipNetworkId } from '@kit/core'
import type { ApiClient } from '../client/createApiClient.js'
import { isNetworkSupported } from './isNetworkSupported.js'

/** Namespaces whose NFTs the Blockchain API provides. */
const namespaces: readonly string[] = ['eip155']

/**
 * Returns whether the service provides NFTs of a network, by its list, which is cached for a day.
 *
 * @throws ApiError if the list can't be fetched
 * @example await hasNfts(client, 'eip155:1') // true
 */
export function hasNfts(client: ApiClient, networkId: CaipNetworkId, signal?: AbortSignal): Promise<boolean> {
  return isNetworkSupported(client, networkId, { signal, namespaces })
}
