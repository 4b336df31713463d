import type { CaipNetworkId } from '@kit/core'
import { ApiError } from '../client/ApiError.js'
import type { ApiClient } from '../client/createApiClient.js'
import { isNetworkSupported } from './isNetworkSupported.js'

/**
 * Rejects calls that have no empty result on unsupported networks.
 *
 * @throws ApiError `api/unsupportedNetwork` with this message if the service doesn't support the network
 */
export async function requireNetwork(
  client: ApiClient,
  networkId: CaipNetworkId,
  shortMessage: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  if (await isNetworkSupported(client, networkId, { signal })) return
  throw new ApiError('api/unsupportedNetwork', { shortMessage, details: networkId })
}
