import { type CaipAddress, type CaipNetworkId, cleanImageUrl, cleanText } from '@kit/core/plugin'
import { cacheTimes } from '../client/cacheTimes.js'
import type { ApiClient } from '../client/createApiClient.js'
import type { WithUndefined } from '../client/WithUndefined.js'
import type { GetFungiblePriceBody, GetFungiblePriceResponse } from '../contract/contract.data.js'
import { decimalsOf } from '../parse/amountOf.js'
import { fieldsOf, requireList } from '../parse/fieldsOf.js'
import { numberOf } from '../parse/numberOf.js'
import { caipAddressOf } from '../parse/wordOf.js'
import type { ApiCurrency } from './getBalance.js'
import { isNetworkSupported } from './isNetworkSupported.js'

/** Options for {@link getFungiblePrice}. */
export type PriceQuery = {
  /** CAIP-10 IDs. The native currency of an EVM chain is `0xeeee…eeee`. */
  readonly addresses: readonly CaipAddress[]
  /** Defaults to `usd`. */
  readonly currency?: ApiCurrency | undefined
  /** The active network. No request is made if the service doesn't support it. */
  readonly networkId?: CaipNetworkId | undefined
}

/** The price of one whole unit of a token. */
export type FungiblePrice = {
  readonly address: CaipAddress
  readonly name: string
  readonly symbol: string
  readonly iconUrl: string | undefined
  /** Undefined if the price is unknown. */
  readonly price: number | undefined
  readonly decimals: number | undefined
}

/**
 * `POST /v1/fungible/price`: returns prices of tokens, cached for 15 seconds. Empty if none are requested, or for an unsupported network.
 *
 * @throws ApiError
 * @example await getFungiblePrice(client, { addresses: ['eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'] })
 */
export async function getFungiblePrice(
  client: ApiClient,
  input: PriceQuery,
  signal?: AbortSignal,
): Promise<readonly FungiblePrice[]> {
  const { addresses, currency = 'usd', networkId } = input
  if (addresses.length === 0) return []
  if (networkId !== undefined && !(await isNetworkSupported(client, networkId, { signal }))) return []
  const body: WithUndefined<GetFungiblePriceBody> = { projectId: client.projectId, currency, addresses: [...addresses] }
  return client.request('v1/fungible/price', {
    body,
    cacheMs: cacheTimes.priceMs,
    isIdempotent: true,
    signal,
    parse: async (response) => {
      const { fungibles } = fieldsOf<GetFungiblePriceResponse>(await response.json())
      return requireList(fungibles, 1000).flatMap((row) => parseRow(row) ?? [])
    },
  })
}

function parseRow(value: unknown): FungiblePrice | undefined {
  const row = fieldsOf<GetFungiblePriceResponse['fungibles'][number]>(value)
  const address = caipAddressOf(row.address)
  if (address === undefined) return undefined
  return {
    address,
    name: cleanText(row.name),
    symbol: cleanText(row.symbol, 32),
    iconUrl: cleanImageUrl(row.iconUrl),
    price: numberOf(row.price) || undefined,
    decimals: decimalsOf(row.decimals),
  }
}
