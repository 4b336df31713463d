import type { IdentitySource } from '@kit/core/plugin'
import type { ApiClient } from '../client/createApiClient.js'
import { getIdentity } from './getIdentity.js'

/**
 * Creates a source of names and avatars from the Blockchain API, for `createKit({ identitySource })`. It supports EVM chains, and falls
 * back to the chain if it fails or knows neither name nor avatar.
 *
 * @example
 * const kit = createKit({ metadata, adapters, identitySource: identitySource(createApiClient({ baseUrl, projectId })) })
 */
export function identitySource(client: ApiClient): IdentitySource {
  return async ({ network, address, readChain, signal }) => {
    if (network.namespace !== 'eip155') return readChain?.() ?? { name: undefined, avatar: undefined }
    try {
      const identity = await getIdentity(client, { address, networkId: network.id }, signal)
      if (readChain === undefined || (identity.name ?? identity.avatar) !== undefined) return identity
    } catch (error) {
      signal?.throwIfAborted()
      if (readChain === undefined) throw error
    }
    return readChain()
  }
}
