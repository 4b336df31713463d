import { type CaipAddress, type CaipNetworkId, cleanImageUrl, cleanText, type TokenBalance } from '@kit/core/plugin'
import { cacheTimes } from '../client/cacheTimes.js'
import type { ApiClient } from '../client/createApiClient.js'
import type { WithUndefined } from '../client/WithUndefined.js'
import type { GetBalanceQuery, GetBalanceResponse } from '../contract/contract.data.js'
import { decimalsOf, unitsOf } from '../parse/amountOf.js'
import { fieldsOf, requireList } from '../parse/fieldsOf.js'
import { numberOf } from '../parse/numberOf.js'
import { splitCaipAddress } from '../parse/splitCaipAddress.js'
import { caipAddressOf, networkIdOf } from '../parse/wordOf.js'
import { accountNamespaces } from './accountNamespaces.js'
import { isNetworkSupported } from './isNetworkSupported.js'

/** Currencies for values. */
export type ApiCurrency = GetBalanceQuery['currency']

/** Options for {@link getBalance}. */
export type AccountBalanceQuery = {
  readonly address: string
  /** Defaults to every chain of the address's namespace. */
  readonly networkId?: CaipNetworkId | undefined
  /** Defaults to `usd`. */
  readonly currency?: ApiCurrency | undefined
  /** Tokens of EVM chains to read now, bypassing the cache, and to list even at zero. */
  readonly forceUpdate?: readonly CaipAddress[] | undefined
  /** Bypasses the cache. */
  readonly bypassCache?: boolean | undefined
}

/**
 * `GET /v1/account/{address}/balance`: returns everything that an account holds, the most valuable first. Cached for 30 seconds by account,
 * network and currency. Empty for an unsupported network. Failures reject and are never an empty list: a balance that can't be read isn't
 * zero.
 *
 * @throws ApiError
 * @example await getBalance(client, { address: '0xd8dA…6045', networkId: 'eip155:1' })
 */
export async function getBalance(
  client: ApiClient,
  input: AccountBalanceQuery,
  signal?: AbortSignal,
): Promise<readonly TokenBalance[]> {
  const { address, networkId, currency = 'usd', forceUpdate = [], bypassCache } = input
  if (
    networkId !== undefined &&
    !(await isNetworkSupported(client, networkId, { signal, namespaces: accountNamespaces }))
  )
    return []
  const query: WithUndefined<GetBalanceQuery> = { currency, chainId: networkId, forceUpdate: forceUpdate.join(',') }
  return client.request(`v1/account/${encodeURIComponent(address)}/balance`, {
    query,
    // A forced read isn't cached. The next request without force replaces the cached response.
    cacheMs: forceUpdate.length > 0 ? 0 : cacheTimes.balanceMs,
    bypassCache,
    isIdempotent: true,
    signal,
    parse: async (response) => {
      const { balances } = fieldsOf<GetBalanceResponse>(await response.json())
      return requireList(balances, 5000).flatMap((row) => parseRow(row) ?? [])
    },
  })
}

function parseRow(value: unknown): TokenBalance | undefined {
  const row = fieldsOf<GetBalanceResponse['balances'][number]>(value)
  const quantity = fieldsOf<GetBalanceResponse['balances'][number]['quantity']>(row.quantity)
  const networkId = networkIdOf(row.chainId)
  const token = caipAddressOf(row.address)
  const decimals = decimalsOf(quantity.decimals)
  const amount = decimals === undefined ? undefined : unitsOf(quantity.numeric, decimals)
  const symbol = cleanText(row.symbol, 32)
  // A token whose address is invalid must not be taken for the native currency.
  const isUnfit = token === undefined && row.address !== undefined && row.address !== null
  if (isUnfit || networkId === undefined || decimals === undefined || amount === undefined || symbol === '')
    return undefined
  return {
    networkId,
    address: token && splitCaipAddress(token).address,
    name: cleanText(row.name) || symbol,
    symbol,
    decimals,
    amount,
    value: numberOf(row.value),
    price: numberOf(row.price) || undefined,
    iconUrl: cleanImageUrl(row.iconUrl),
  }
}
