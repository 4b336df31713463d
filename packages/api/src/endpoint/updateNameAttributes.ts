import type { ApiClient } from '../client/createApiClient.js'
import type { WithUndefined } from '../client/WithUndefined.js'
import type { UpdateNameAttributesBody } from '../contract/contract.data.js'
import { type NameAttributes, parseAttributes } from '../parse/parseNameRecord.js'
import { type SignedNameRequest, signedBody } from './nameMessage.js'

/**
 * `POST /v1/profile/account/{name}/attributes`: replaces the attributes of a name. Returns the attributes.
 *
 * @throws ApiError `api/rejected` with reasons, `api/unauthorized`
 */
export function updateNameAttributes(
  client: ApiClient,
  name: string,
  request: SignedNameRequest,
  signal?: AbortSignal,
): Promise<NameAttributes> {
  const body: WithUndefined<UpdateNameAttributesBody> = signedBody(request)
  return client.request(`v1/profile/account/${encodeURIComponent(name)}/attributes`, {
    body,
    signal,
    parse: async (response) => parseAttributes(await response.json()),
  })
}
