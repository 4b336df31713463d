import type { CaipNetworkId } from '@kit/core'
import type { ApiClient } from '../client/createApiClient.js'
import type { WithUndefined } from '../client/WithUndefined.js'
import type { GetGasPriceQuery, GetGasPriceResponse } from '../contract/contract.data.js'
import { requireAmount } from '../parse/amountOf.js'
import { fieldsOf } from '../parse/fieldsOf.js'
import { requireNetwork } from './requireNetwork.js'

/** Gas prices in wei, at three speeds. */
export type GasPrice = { readonly standard: bigint; readonly fast: bigint; readonly instant: bigint }

/**
 * `GET /v1/convert/gas-price`: returns the current gas price.
 *
 * @throws ApiError `api/unsupportedNetwork` `Network not supported for Gas Price`
 */
export async function getGasPrice(
  client: ApiClient,
  { networkId }: { readonly networkId: CaipNetworkId },
  signal?: AbortSignal,
): Promise<GasPrice> {
  await requireNetwork(client, networkId, 'Network not supported for Gas Price', signal)
  const query: WithUndefined<GetGasPriceQuery> = { chainId: networkId }
  return client.request('v1/convert/gas-price', {
    query,
    isIdempotent: true,
    signal,
    parse: async (response) => {
      const { standard, fast, instant } = fieldsOf<GetGasPriceResponse>(await response.json())
      return { standard: requireAmount(standard), fast: requireAmount(fast), instant: requireAmount(instant) }
    },
  })
}
