import type { Wallet } from '@kit/core'
import { cacheTimes } from '../client/cacheTimes.js'
import type { ApiClient } from '../client/createApiClient.js'
import { fieldsOf, listOf } from '../parse/fieldsOf.js'
import { parseWallet } from '../parse/parseWallet.js'

/** What is asked of the directory. Empty lists ask for nothing special. */
export type WalletsQuery = {
  /** From 1. */
  readonly page: number
  readonly entries: number
  readonly search?: string | undefined
  /** Ids. */
  readonly include?: readonly string[] | undefined
  readonly exclude?: readonly string[] | undefined
  /** CAIP-2 ids of networks. */
  readonly chains?: readonly string[] | undefined
  readonly badge?: 'none' | 'certified' | undefined
}

/** One page, and how many wallets match in all. */
export type WalletsResponse = { readonly wallets: readonly Wallet[]; readonly count: number }

/**
 * `GET /getWallets`, kept for 2 hours. Rows that are not wallets are left out; an answer without a list throws
 * `api/invalidResponse`.
 */
export function getWallets(client: ApiClient, query: WalletsQuery, signal?: AbortSignal): Promise<WalletsResponse> {
  return client.request('getWallets', {
    query: {
      page: query.page,
      entries: query.entries,
      search: query.search,
      include: query.include?.join(','),
      exclude: query.exclude?.join(','),
      chains: query.chains?.join(','),
      badge_type: query.badge,
    },
    cacheMs: cacheTimes.directoryMs,
    signal,
    parse: async (response) => {
      const { data, count } = fieldsOf(await response.json())
      if (!Array.isArray(data)) throw new TypeError('data is no list')
      const wallets = listOf(data, 1000).flatMap((value) => parseWallet(value) ?? [])
      const isCount = typeof count === 'number' && Number.isSafeInteger(count) && count >= 0
      return { wallets, count: isCount ? count : wallets.length }
    },
  })
}
