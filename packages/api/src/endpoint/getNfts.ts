import type { CaipNetworkId } from '@kit/core'
import { cacheTimes } from '../client/cacheTimes.js'
import type { ApiClient } from '../client/createApiClient.js'
import type { WithUndefined } from '../client/WithUndefined.js'
import type { GetNftsQuery, GetNftsResponse } from '../contract/contract.data.js'
import { fieldsOf, requireList } from '../parse/fieldsOf.js'
import { type Nft, parseNft } from '../parse/parseNft.js'
import { hasNfts } from './hasNfts.js'

/** Whose NFTs are asked for. */
export type NftQuery = {
  readonly address: string
  readonly networkId: CaipNetworkId
  /** `next` of the page before. */
  readonly cursor?: string | undefined
  /** Asks past the cache. */
  readonly isFresh?: boolean | undefined
}

/** One page, the last received first. */
export type NftPage = {
  readonly items: readonly Nft[]
  /** Cursor of the next page; undefined after the last. A page may be empty before that. */
  readonly next: string | undefined
}

/**
 * `GET /v1/account/{address}/nfts`: NFTs that an account holds on a network, kept for 30 seconds. Empty for a network of which the service has
 * none. Rows that can't be read are left out.
 *
 * @throws ApiError
 * @example const { items, next } = await getNfts(client, { address: '0xd8dA…6045', networkId: 'eip155:1' })
 */
export async function getNfts(client: ApiClient, asked: NftQuery, signal?: AbortSignal): Promise<NftPage> {
  const { address, networkId, cursor, isFresh } = asked
  if (!(await hasNfts(client, networkId, signal))) return { items: [], next: undefined }
  const query: WithUndefined<GetNftsQuery> = { chainId: networkId, cursor }
  return client.request(`v1/account/${encodeURIComponent(address)}/nfts`, {
    query,
    cacheMs: cacheTimes.balanceMs,
    isFresh,
    isRepeatable: true,
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
