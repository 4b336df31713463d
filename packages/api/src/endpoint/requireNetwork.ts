import type { CaipNetworkId } from '@kit/core'
import { ApiError } from '../client/ApiError.js'
import type { ApiClient } from '../client/createApiClient.js'
import { isNetworkServed } from './isNetworkServed.js'

/**
 * Guards calls that have no empty answer.
 *
 * @throws ApiError `api/unsupportedNetwork` with this message when the service does not serve the network
 */
export async function requireNetwork(
  client: ApiClient,
  networkId: CaipNetworkId,
  shortMessage: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  if (await isNetworkServed(client, networkId, { signal })) return
  throw new ApiError('api/unsupportedNetwork', { shortMessage, details: networkId })
}
