import type { IdentitySource } from '@kit/core/plugin'
import type { ApiClient } from '../client/createApiClient.js'
import { getIdentity } from './getIdentity.js'

/**
 * The Blockchain API as the source of names and pictures, for `createKit({ identitySource })`. It knows those of EVM chains.
 *
 * @example
 * const kit = createKit({ metadata, adapters, identitySource: identitySource(createApiClient({ baseUrl, projectId })) })
 */
export function identitySource(client: ApiClient): IdentitySource {
  return async ({ networkId, address, isFresh, signal }) =>
    networkId.startsWith('eip155:') ? getIdentity(client, { address, networkId, isFresh }, signal) : undefined
}
