import { type CaipNetworkId, KitError } from '@kit/core'
import { cacheTimes } from '../client/cacheTimes.js'
import type { ApiClient } from '../client/createApiClient.js'
import type { WithUndefined } from '../client/WithUndefined.js'
import type { GetHistoryQuery, GetHistoryResponse } from '../contract/contract.data.js'
import { fieldsOf, requireList } from '../parse/fieldsOf.js'
import { type HistoryItem, parseHistoryItem } from '../parse/parseHistoryItem.js'
import { accountNamespaces } from './accountNamespaces.js'
import type { ApiCurrency } from './getBalance.js'
import { isNetworkServed } from './isNetworkServed.js'

/** Whose transactions are asked for. */
export type HistoryQuery = {
  readonly address: string
  /** Without it every chain of the address's family. */
  readonly networkId?: CaipNetworkId | undefined
  /** `next` of the page before. */
  readonly cursor?: string | undefined
  /** Purchases in place of transactions. */
  readonly onramp?: 'coinbase' | undefined
  readonly currency?: ApiCurrency | undefined
  /** Asks past the cache. */
  readonly isFresh?: boolean | undefined
}

/** One page, the newest first. */
export type HistoryPage = {
  readonly items: readonly HistoryItem[]
  /** Cursor of the next page; undefined after the last. */
  readonly next: string | undefined
}

/**
 * `GET /v1/account/{address}/history`: transactions of an account, kept for 15 seconds. Empty for a network that is not served. Rows that can't be
 * read are left out.
 *
 * @throws ApiError; KitError `account/notFound` without an address
 * @example const { items, next } = await getHistory(client, { address: '0xd8dA…6045', networkId: 'eip155:1' })
 */
export async function getHistory(client: ApiClient, asked: HistoryQuery, signal?: AbortSignal): Promise<HistoryPage> {
  const { address, networkId, isFresh, ...more } = asked
  if (address === '')
    throw new KitError('account/notFound', { shortMessage: "Transactions can't be fetched without an accountAddress." })
  if (networkId !== undefined && !(await isNetworkServed(client, networkId, { signal, namespaces: accountNamespaces })))
    return { items: [], next: undefined }
  const query: WithUndefined<GetHistoryQuery> = { ...more, chainId: networkId }
  return client.request(`v1/account/${encodeURIComponent(address)}/history`, {
    query,
    cacheMs: cacheTimes.historyMs,
    isFresh,
    isRepeatable: true,
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
