import type { Wallet } from '@kit/core'
import { cacheTimes } from '../client/cacheTimes.js'
import type { ApiClient } from '../client/createApiClient.js'
import { fieldsOf, listOf } from '../parse/fieldsOf.js'
import { parseWallet } from '../parse/parseWallet.js'

/** Options for {@link getWallets}. Empty lists don't filter. */
export type WalletsQuery = {
  /** Page number, starting at 1. */
  readonly page: number
  readonly entries: number
  readonly search?: string | undefined
  /** IDs of wallets. */
  readonly include?: readonly string[] | undefined
  readonly exclude?: readonly string[] | undefined
  /** CAIP-2 network IDs. */
  readonly chains?: readonly string[] | undefined
  readonly badge?: 'none' | 'certified' | undefined
}

/** One page of wallets, and the total number of matches. */
export type WalletsResponse = { readonly wallets: readonly Wallet[]; readonly count: number }

/**
 * `GET /getWallets`: returns a page of wallets, cached for 2 hours. Invalid rows are left out. A response without a list throws
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
      if (!Array.isArray(data)) throw new TypeError('Expected an array of wallets.')
      const wallets = listOf(data, 1000).flatMap((value) => parseWallet(value) ?? [])
      const isCount = typeof count === 'number' && Number.isSafeInteger(count) && count >= 0
      return { wallets, count: isCount ? count : wallets.length }
    },
  })
}
