import type { CaipAddress } from '@kit/core'
import type { ApiClient } from '../client/createApiClient.js'
import type { WithUndefined } from '../client/WithUndefined.js'
import type { GetSwapAllowanceQuery, GetSwapAllowanceResponse } from '../contract/contract.data.js'
import { requireAmount } from '../parse/amountOf.js'
import { fieldsOf } from '../parse/fieldsOf.js'
import { splitCaipAddress } from '../parse/splitCaipAddress.js'
import { isNetworkSupported } from './isNetworkSupported.js'

/**
 * `GET /v1/convert/allowance`: returns the router's allowance for a token of an account, in base units. Zero for an unsupported network.
 *
 * @throws ApiError
 */
export async function getSwapAllowance(
  client: ApiClient,
  { token, userAddress }: { readonly token: CaipAddress; readonly userAddress: CaipAddress },
  signal?: AbortSignal,
): Promise<bigint> {
  if (!(await isNetworkSupported(client, splitCaipAddress(token).networkId, { signal }))) return 0n
  const query: WithUndefined<GetSwapAllowanceQuery> = { tokenAddress: token, userAddress }
  return client.request('v1/convert/allowance', {
    query,
    isIdempotent: true,
    signal,
    parse: async (response) => requireAmount(fieldsOf<GetSwapAllowanceResponse>(await response.json()).allowance),
  })
}
