import type { Identity, IdentitySource } from '@kit/core/plugin'
import type { ApiClient } from '../client/createApiClient.js'
import { getIdentity } from './getIdentity.js'

const nobody: Identity = { name: undefined, avatar: undefined }

/**
 * The Blockchain API as the source of names and pictures, for `createKit({ identitySource })`. It knows those of EVM chains; the chain is
 * asked where it fails or knows neither name nor picture.
 *
 * @example
 * const kit = createKit({ metadata, adapters, identitySource: identitySource(createApiClient({ baseUrl, projectId })) })
 */
export function identitySource(client: ApiClient): IdentitySource {
  /** Accounts whose name changed since it was last read: caches on the way hold the old one. */
  const outdated = new Set<string>()
  return async ({ networkId, address, isFresh, readChain, signal }) => {
    if (!networkId.startsWith('eip155:')) return readChain?.() ?? nobody
    if (isFresh) outdated.add(address)
    try {
      const identity = await getIdentity(client, { address, networkId, isFresh: outdated.has(address) }, signal)
      outdated.delete(address)
      if (readChain === undefined || (identity.name ?? identity.avatar) !== undefined) return identity
    } catch (error) {
      signal.throwIfAborted()
      if (readChain === undefined) throw error
    }
    return readChain()
  }
}
