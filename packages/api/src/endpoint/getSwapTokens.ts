import { type CaipAddress, type CaipNetworkId, cleanImageUrl, cleanText } from '@kit/core/plugin'
import type { ApiClient } from '../client/createApiClient.js'
import type { WithUndefined } from '../client/WithUndefined.js'
import type { GetSwapTokensQuery, GetSwapTokensResponse } from '../contract/contract.data.js'
import { decimalsOf } from '../parse/amountOf.js'
import { fieldsOf, requireList } from '../parse/fieldsOf.js'
import { caipAddressOf } from '../parse/wordOf.js'
import { isNetworkSupported } from './isNetworkSupported.js'

/** A token that can be swapped. */
export type SwapToken = {
  /** CAIP-10 ID. The native currency of an EVM chain is `0xeeee…eeee`. */
  readonly id: CaipAddress
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly logoUrl: string | undefined
  /** Whether the token supports approvals by signature (EIP-2612). */
  readonly isPermitToken: boolean
}

/**
 * `GET /v1/convert/tokens`: returns the tokens that can be swapped on a network. Empty for an unsupported network.
 *
 * @param asked.token Returns only this token, by its address or CAIP-10 ID.
 * @throws ApiError
 */
export async function getSwapTokens(
  client: ApiClient,
  input: { readonly networkId: CaipNetworkId; readonly token?: string | undefined },
  signal?: AbortSignal,
): Promise<readonly SwapToken[]> {
  if (!(await isNetworkSupported(client, input.networkId, { signal }))) return []
  const query: WithUndefined<GetSwapTokensQuery> = { chainId: input.networkId, address: input.token }
  return client.request('v1/convert/tokens', {
    query,
    isIdempotent: true,
    signal,
    parse: async (response) => {
      const { tokens } = fieldsOf<GetSwapTokensResponse>(await response.json())
      return requireList(tokens, 20_000).flatMap((row) => parseToken(row) ?? [])
    },
  })
}

function parseToken(value: unknown): SwapToken | undefined {
  const row = fieldsOf<GetSwapTokensResponse['tokens'][number]>(value)
  const id = caipAddressOf(row.address)
  const decimals = decimalsOf(row.decimals)
  const symbol = cleanText(row.symbol, 32)
  if (id === undefined || decimals === undefined || symbol === '') return undefined
  const isPermitToken = row.eip2612 === true
  return {
    id,
    name: cleanText(row.name) || symbol,
    symbol,
    decimals,
    logoUrl: cleanImageUrl(row.logoUri),
    isPermitToken,
  }
}
