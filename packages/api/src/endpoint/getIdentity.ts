import { type CaipNetworkId, cleanImageUrl, type Identity } from '@kit/core/plugin'
import { cacheTimes } from '../client/cacheTimes.js'
import type { ApiClient } from '../client/createApiClient.js'
import type { WithUndefined } from '../client/WithUndefined.js'
import type { GetIdentityQuery, GetIdentityResponse } from '../contract/contract.data.js'
import { fieldsOf } from '../parse/fieldsOf.js'
import { readName } from '../parse/readName.js'
import { isNetworkSupported } from './isNetworkSupported.js'

/** Options for {@link getIdentity}. */
export type IdentityQuery = {
  readonly address: string
  /** The active network. No request is made if the service doesn't support it. */
  readonly networkId?: CaipNetworkId | undefined
  /** The account that makes the request. */
  readonly sender?: string | undefined
  /** Bypasses the caches of the client and the browser. */
  readonly bypassCache?: boolean | undefined
}

/**
 * `GET /v1/identity/{address}`: returns the name and avatar of an account, cached for 5 minutes. Avatars that are neither `https:` nor
 * `data:` images are left out.
 *
 * @throws ApiError
 * @example await getIdentity(client, { address: '0xd8dA…6045' }) // { name: 'vitalik.eth', avatar: 'https://…' }
 */
export async function getIdentity(client: ApiClient, input: IdentityQuery, signal?: AbortSignal): Promise<Identity> {
  const { address, networkId, sender, bypassCache } = input
  if (networkId !== undefined && !(await isNetworkSupported(client, networkId, { signal })))
    return { name: undefined, avatar: undefined }
  const query: WithUndefined<GetIdentityQuery> = { sender }
  return client.request(`v1/identity/${encodeURIComponent(address)}`, {
    query,
    cacheMs: cacheTimes.identityMs,
    bypassCache,
    isIdempotent: true,
    signal,
    parse: async (response) => {
      const { name, avatar } = fieldsOf<GetIdentityResponse>(await response.json())
      return { name: await readName(name), avatar: cleanImageUrl(avatar) }
    },
  })
}
