import type { CaipNetworkId } from '@kit/core'
import type { ApiClient } from '../client/createApiClient.js'
import { requireAmount } from '../parse/amountOf.js'
import { callRpc } from './callRpc.js'
import { isNetworkSupported } from './isNetworkSupported.js'

/**
 * Reads the native balance of an address on any network, in base units, with the gateway's method `getAddressBalance`. Resolves with
 * undefined for an unsupported network.
 *
 * @throws ApiError
 */
export async function getAddressBalance(
  client: ApiClient,
  { networkId, address }: { readonly networkId: CaipNetworkId; readonly address: string },
  signal?: AbortSignal,
): Promise<bigint | undefined> {
  if (!(await isNetworkSupported(client, networkId, { signal }))) return undefined
  const parse = (result: unknown): bigint =>
    typeof result === 'string' && /^0x[0-9a-f]{1,64}$/i.test(result) ? BigInt(result) : requireAmount(result)
  return callRpc(client, { networkId, method: 'getAddressBalance', params: { address }, parse }, signal)
}
