import { type CaipNetworkId, cleanImageUrl, cleanText, isCaipNetworkId } from '@kit/core/plugin'
import type { ApiClient } from '../client/createApiClient.js'
import type { GetExchangesResponse } from '../contract/contract.data.js'
import { decimalsOf } from '../parse/amountOf.js'
import { fieldsOf, requireList } from '../parse/fieldsOf.js'

/** An exchange from whose balance a user can pay. */
export type Exchange = { readonly id: string; readonly name: string; readonly imageUrl: string | undefined }

/** An asset that exchanges pay out. */
export type ExchangeAsset = {
  readonly networkId: CaipNetworkId
  /** Token address, or undefined for the native currency. */
  readonly address: string | undefined
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly iconUrl: string | undefined
}

/**
 * `GET /v1/exchanges`: lists exchanges that pay out, and their assets. Invalid rows are left out.
 *
 * @throws ApiError
 * @example const { exchanges, assets } = await getExchanges(client)
 */
export function getExchanges(
  client: ApiClient,
  signal?: AbortSignal,
): Promise<{ readonly exchanges: readonly Exchange[]; readonly assets: readonly ExchangeAsset[] }> {
  return client.request('v1/exchanges', {
    isIdempotent: true,
    signal,
    parse: async (response) => {
      const { exchanges, assets } = fieldsOf<GetExchangesResponse>(await response.json())
      return {
        exchanges: requireList(exchanges, 100).flatMap((row) => parseExchange(row) ?? []),
        assets: requireList(assets, 1000).flatMap((row) => parseAsset(row) ?? []),
      }
    },
  })
}

function parseExchange(value: unknown): Exchange | undefined {
  const { id, name, imageUrl } = fieldsOf<GetExchangesResponse['exchanges'][number]>(value)
  if (typeof id !== 'string' || !/^[\w.-]{1,64}$/.test(id)) return undefined
  return { id, name: cleanText(name) || id, imageUrl: cleanImageUrl(imageUrl) }
}

function parseAsset(value: unknown): ExchangeAsset | undefined {
  const row = fieldsOf<GetExchangesResponse['assets'][number]>(value)
  const { chainId, asset } = row
  const decimals = decimalsOf(row.decimals)
  const symbol = cleanText(row.symbol, 32)
  if (!isCaipNetworkId(chainId) || decimals === undefined || symbol === '') return undefined
  if (typeof asset !== 'string' || asset === '' || asset !== cleanText(asset, 128)) return undefined
  return {
    networkId: chainId,
    address: asset === 'native' ? undefined : asset,
    name: cleanText(row.name),
    symbol,
    decimals,
    iconUrl: cleanImageUrl(row.iconUrl),
  }
}
