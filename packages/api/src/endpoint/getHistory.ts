import { type CaipNetworkId, KitError } from '@kit/core'
import { cacheTimes } from '../client/cacheTimes.js'
import type { ApiClient } from '../client/createApiClient.js'
import type { WithUndefined } from '../client/WithUndefined.js'
import type { GetHistoryQuery, GetHistoryResponse } from '../contract/contract.data.js'
import { fieldsOf, requireList } from '../parse/fieldsOf.js'
import { type HistoryItem, parseHistoryItem } from '../parse/parseHistoryItem.js'
import { accountNamespaces } from './accountNamespaces.js'
import type { ApiCurrency } from './getBalance.js'
import { isNetworkSupported } from './isNetworkSupported.js'

/** Options for {@link getHistory}. */
export type HistoryQuery = {
  readonly address: string
  /** Defaults to every chain of the address's namespace. */
  readonly networkId?: CaipNetworkId | undefined
  /** `next` of the previous page. */
  readonly cursor?: string | undefined
  /** Returns purchases instead of transactions. */
  readonly onramp?: 'coinbase' | undefined
  readonly currency?: ApiCurrency | undefined
  /** Bypasses the cache. */
  readonly bypassCache?: boolean | undefined
}

/** One page of a history, newest first. */
export type HistoryPage = {
  readonly items: readonly HistoryItem[]
  /** Cursor of the next page, or undefined after the last. */
  readonly next: string | undefined
}

/**
 * `GET /v1/account/{address}/history`: returns the transactions of an account, cached for 15 seconds. Empty for an unsupported network.
 * Invalid rows are left out.
 *
 * @throws ApiError; KitError `account/notFound` without an address
 * @example const { items, next } = await getHistory(client, { address: '0xd8dA…6045', networkId: 'eip155:1' })
 */
export async function getHistory(client: ApiClient, input: HistoryQuery, signal?: AbortSignal): Promise<HistoryPage> {
  const { address, networkId, bypassCache, ...more } = input
  if (address === '')
    throw new KitError('account/notFound', { shortMessage: "Transactions can't be fetched without an accountAddress." })
  if (
    networkId !== undefined &&
    !(await isNetworkSupported(client, networkId, { signal, namespaces: accountNamespaces }))
  )
    return { items: [], next: undefined }
  const query: WithUndefined<GetHistoryQuery> = { ...more, chainId: networkId }
  return client.request(`v1/account/${encodeURIComponent(address)}/history`, {
    query,
    cacheMs: cacheTimes.historyMs,
    bypassCache,
    isIdempotent: true,
    signal,
    parse: async (response) => {
      const { data, next } = fieldsOf<GetHistoryResponse>(await response.json())
      return {
        items: requireList(data, 500).flatMap((row) => parseHistoryItem(row) ?? []),
        next: typeof next === 'string' && next !== '' && next.length <= 2000 ? next : undefined,
      }
    },
  })
}
