import type { CaipNetworkId } from '@kit/core'
import type { ApiClient } from '../client/createApiClient.js'

/**
 * `POST /v1/esplora/{chainId}/tx`: broadcasts a signed Bitcoin transaction, without retries. Returns its ID.
 *
 * @param asked.transaction Hex without `0x`.
 * @throws ApiError `api/rejected` with the node's message
 */
export function sendBitcoinTransaction(
  client: ApiClient,
  { networkId, transaction }: { readonly networkId: CaipNetworkId; readonly transaction: string },
  signal?: AbortSignal,
): Promise<string> {
  return client.request(`v1/esplora/${encodeURIComponent(networkId)}/tx`, {
    text: transaction,
    signal,
    parse: async (response) => {
      const id = (await response.text()).trim()
      if (!/^[0-9a-f]{64}$/.test(id)) throw new TypeError('Invalid transaction ID.')
      return id
    },
  })
}
