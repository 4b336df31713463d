import type { CaipAddress } from '@kit/core'
import type { ApiClient } from '../client/createApiClient.js'
import type { WithUndefined } from '../client/WithUndefined.js'
import type { GetSwapQuotesQuery, GetSwapQuotesResponse } from '../contract/contract.data.js'
import { amountOf } from '../parse/amountOf.js'
import { fieldsOf, requireList } from '../parse/fieldsOf.js'
import { splitCaipAddress } from '../parse/splitCaipAddress.js'
import { isNetworkSupported } from './isNetworkSupported.js'

/** Options for {@link getSwapQuotes}. */
export type SwapQuery = {
  /** Amount in base units of `from`. */
  readonly amount: bigint
  /** CAIP-10 IDs of tokens. The native currency of an EVM chain is `0xeeee…eeee`. */
  readonly from: CaipAddress
  readonly to: CaipAddress
  readonly userAddress?: CaipAddress | undefined
  /** Gas price in wei. */
  readonly gasPrice?: bigint | undefined
}

/** A quote for a swap. */
export type SwapQuote = { readonly id: string | undefined; readonly fromAmount: bigint; readonly toAmount: bigint }

/**
 * `GET /v1/convert/quotes`: returns quotes for a swap, in base units. Empty for an unsupported network.
 *
 * @throws ApiError; its reason says "insufficient liquidity" if the amount is too large
 * @example const [best] = await getSwapQuotes(client, { amount: 10n ** 18n, from: 'eip155:1:0xeeee…eeee', to: 'eip155:1:0xa0b8…eb48' })
 */
export async function getSwapQuotes(
  client: ApiClient,
  input: SwapQuery,
  signal?: AbortSignal,
): Promise<readonly SwapQuote[]> {
  const { amount, from, to, userAddress, gasPrice } = input
  if (!(await isNetworkSupported(client, splitCaipAddress(from).networkId, { signal }))) return []
  const query: WithUndefined<GetSwapQuotesQuery> = {
    amount: `${amount}`,
    from,
    to,
    userAddress,
    gasPrice: gasPrice?.toString(),
  }
  return client.request('v1/convert/quotes', {
    query,
    isIdempotent: true,
    signal,
    parse: async (response) => {
      const { quotes } = fieldsOf<GetSwapQuotesResponse>(await response.json())
      return requireList(quotes, 100).flatMap((value): readonly SwapQuote[] => {
        const row = fieldsOf<GetSwapQuotesResponse['quotes'][number]>(value)
        const toAmount = amountOf(row.toAmount)
        const isRequestedAmount = amountOf(row.fromAmount) === amount
        return toAmount === undefined || !isRequestedAmount
          ? []
          : [{ id: typeof row.id === 'string' ? row.id : undefined, fromAmount: amount, toAmount }]
      })
    },
  })
}
