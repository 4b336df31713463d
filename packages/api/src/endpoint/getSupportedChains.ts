import { type CaipNetworkId, isCaipNetworkId } from '@kit/core'
import { cacheTimes } from '../client/cacheTimes.js'
import type { ApiClient } from '../client/createApiClient.js'
import type { GetSupportedChainsResponse } from '../contract/contract.data.js'
import { fieldsOf, listOf } from '../parse/fieldsOf.js'

/** Networks that the Blockchain API supports. */
export type SupportedChains = { readonly http: readonly CaipNetworkId[]; readonly ws: readonly CaipNetworkId[] }

/** `GET /v1/supported-chains`: returns the supported networks, cached for a day. */
export function getSupportedChains(client: ApiClient, signal?: AbortSignal): Promise<SupportedChains> {
  return client.request('v1/supported-chains', {
    cacheMs: cacheTimes.supportedChainsMs,
    isIdempotent: true,
    signal,
    parse: async (response) => {
      const { http, ws } = fieldsOf<GetSupportedChainsResponse>(await response.json())
      return { http: idsOf(http), ws: idsOf(ws) }
    },
  })
}

function idsOf(value: unknown): readonly CaipNetworkId[] {
  return listOf(value, 5000).filter(isCaipNetworkId)
}
