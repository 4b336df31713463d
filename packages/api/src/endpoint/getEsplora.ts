import type { CaipNetworkId } from '@kit/core'
import type { ApiClient } from '../client/createApiClient.js'

/**
 * `GET /v1/esplora/{chainId}/{path}`: reads a Bitcoin network through the Esplora interface. Returns JSON, or text if Esplora returns text.
 * Untrusted.
 *
 * @throws ApiError
 * @example await getEsplora(client, { networkId, path: 'blocks/tip/height' }) // 912345
 */
export function getEsplora(
  client: ApiClient,
  { networkId, path }: { readonly networkId: CaipNetworkId; readonly path: string },
  signal?: AbortSignal,
): Promise<unknown> {
  return client.request(`v1/esplora/${encodeURIComponent(networkId)}/${path.replace(/^\/+/, '')}`, {
    isIdempotent: true,
    signal,
    parse: async (response) => parse(await response.text()),
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
