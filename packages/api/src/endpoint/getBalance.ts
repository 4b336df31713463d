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
import { isNetworkServed } from './isNetworkServed.js'

/** Currencies in which values are given. */
export type ApiCurrency = GetBalanceQuery['currency']

/** Whose balances are asked for. */
export type BalanceQuery = {
  readonly address: string
  /** Without it every chain of the address's family. */
  readonly networkId?: CaipNetworkId | undefined
  /** Default `usd`. */
  readonly currency?: ApiCurrency | undefined
  /** Tokens of EVM chains that are read now, past the cache, and listed even at zero. */
  readonly forceUpdate?: readonly CaipAddress[] | undefined
  /** Asks past the cache. */
  readonly isFresh?: boolean | undefined
}

/**
 * `GET /v1/account/{address}/balance`: everything that an account holds, the most valuable first, kept for 30 seconds by account, network and
 * currency. Empty for a network that is not served. A failure is an error, never an empty list: a balance that can't be read is not zero.
 *
 * @throws ApiError
 * @example await getBalance(client, { address: '0xd8dA…6045', networkId: 'eip155:1' })
 */
export async function getBalance(
  client: ApiClient,
  asked: BalanceQuery,
  signal?: AbortSignal,
): Promise<readonly TokenBalance[]> {
  const { address, networkId, currency = 'usd', forceUpdate = [], isFresh } = asked
  if (networkId !== undefined && !(await isNetworkServed(client, networkId, { signal, namespaces: accountNamespaces })))
    return []
  const query: WithUndefined<GetBalanceQuery> = { currency, chainId: networkId, forceUpdate: forceUpdate.join(',') }
  return client.request(`v1/account/${encodeURIComponent(address)}/balance`, {
    query,
    // A forced read is made once; the cached answer of the same request without force is replaced by the next one.
    cacheMs: forceUpdate.length > 0 ? 0 : cacheTimes.balanceMs,
    isFresh,
    isRepeatable: true,
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
  // A token whose address can't be parsed must not pass for the native currency.
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
