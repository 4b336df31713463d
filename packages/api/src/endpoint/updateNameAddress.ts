import type { ApiClient } from '../client/createApiClient.js'
import type { WithUndefined } from '../client/WithUndefined.js'
import type { UpdateNameAddressBody } from '../contract/contract.data.js'
import { type NameAddresses, parseAddresses } from '../parse/parseNameRecord.js'
import { type SignedNameRequest, signedBody } from './nameMessage.js'

/**
 * `POST /v1/profile/account/{name}/address`: sets the address of a name on one chain. Returns all its addresses.
 *
 * @throws ApiError `api/rejected` with reasons, `api/unauthorized`
 */
export function updateNameAddress(
  client: ApiClient,
  name: string,
  request: SignedNameRequest,
  signal?: AbortSignal,
): Promise<NameAddresses> {
  const body: WithUndefined<UpdateNameAddressBody> = signedBody(request)
  return client.request(`v1/profile/account/${encodeURIComponent(name)}/address`, {
    body,
    signal,
    parse: async (response) => parseAddresses(await response.json()),
  })
}
