import type { CaipNetworkId } from '@kit/core'
import { cacheTimes } from '../client/cacheTimes.js'
import type { ApiClient } from '../client/createApiClient.js'
import type { WithUndefined } from '../client/WithUndefined.js'
import type { GetNftsQuery, GetNftsResponse } from '../contract/contract.data.js'
import { fieldsOf, requireList } from '../parse/fieldsOf.js'
import { type Nft, parseNft } from '../parse/parseNft.js'
import { hasNfts } from './hasNfts.js'

/** Options for {@link getNfts}. */
export type NftQuery = {
  readonly address: string
  readonly networkId: CaipNetworkId
  /** `next` of the previous page. */
  readonly cursor?: string | undefined
  /** Bypasses the cache. */
  readonly bypassCache?: boolean | undefined
}

/** One page of NFTs, the last received first. */
export type NftPage = {
  readonly items: readonly Nft[]
  /** Cursor of the next page, or undefined after the last. Earlier pages may be empty. */
  readonly next: string | undefined
}

/**
 * `GET /v1/account/{address}/nfts`: returns the NFTs that an account holds on a network, cached for 30 seconds. Empty for an unsupported
 * network. Invalid rows are left out.
 *
 * @throws ApiError
 * @example const { items, next } = await getNfts(client, { address: '0xd8dA…6045', networkId: 'eip155:1' })
 */
export async function getNfts(client: ApiClient, input: NftQuery, signal?: AbortSignal): Promise<NftPage> {
  const { address, networkId, cursor, bypassCache } = input
  if (!(await hasNfts(client, networkId, signal))) return { items: [], next: undefined }
  const query: WithUndefined<GetNftsQuery> = { chainId: networkId, cursor }
  return client.request(`v1/account/${encodeURIComponent(address)}/nfts`, {
    query,
    cacheMs: cacheTimes.balanceMs,
    bypassCache,
    isIdempotent: true,
    signal,
    parse: async (response) => {
      const { data, next } = fieldsOf<GetNftsResponse>(await response.json())
      return {
        items: requireList(data, 500).flatMap((row) => parseNft(row) ?? []),
        next: typeof next === 'string' && next !== '' && next.length <= 2000 ? next : undefined,
      }
    },
  })
}
