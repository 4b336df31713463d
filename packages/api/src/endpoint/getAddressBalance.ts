import type { CaipNetworkId } from '@kit/core'
import type { ApiClient } from '../client/createApiClient.js'
import { requireAmount } from '../parse/amountOf.js'
import { callRpc } from './callRpc.js'
import { isNetworkServed } from './isNetworkServed.js'

/**
 * The native balance of an address on a network of any family, in base units, by the gateway's method `getAddressBalance`.
 * Undefined for a network that is not served.
 *
 * @throws ApiError
 */
export async function getAddressBalance(
  client: ApiClient,
  { networkId, address }: { readonly networkId: CaipNetworkId; readonly address: string },
  signal?: AbortSignal,
): Promise<bigint | undefined> {
  if (!(await isNetworkServed(client, networkId, { signal }))) return undefined
  const parse = (result: unknown): bigint =>
    typeof result === 'string' && /^0x[0-9a-f]{1,64}$/i.test(result) ? BigInt(result) : requireAmount(result)
  return callRpc(client, { networkId, method: 'getAddressBalance', params: { address }, parse }, signal)
}
