import type { CaipAddress, TokenSource } from '@kit/core/plugin'
import type { ApiClient } from '../client/createApiClient.js'
import { accountNamespaces } from './accountNamespaces.js'
import { type ApiCurrency, getBalance } from './getBalance.js'
import { isNetworkSupported } from './isNetworkSupported.js'

/** Maximum number of tokens that the service can force to read at once. */
const maxForcedTokens = 50
/** The service's marker of the native currency of an EVM chain. */
const nativeMarker = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/**
 * Creates a token source from the Blockchain API, for `createKit({ tokenSource })`. Values and prices are in `currency`, US dollars by
 * default.
 *
 * @example
 * const kit = createKit({ metadata, adapters, tokenSource: tokenSource(createApiClient({ baseUrl, projectId })) })
 */
export function tokenSource(
  client: ApiClient,
  { currency }: { readonly currency?: ApiCurrency | undefined } = {},
): TokenSource {
  return async ({ networkId, address, forceUpdate, signal }) => {
    if (!(await isNetworkSupported(client, networkId, { signal, namespaces: accountNamespaces }))) return undefined
    // The service can bypass its cache for single tokens on EVM chains only.
    if (forceUpdate.length > 0 && !networkId.startsWith('eip155:')) return undefined
    const forced = forceUpdate
      .slice(0, maxForcedTokens)
      .map((token = nativeMarker): CaipAddress => `${networkId}:${token}`)
    // Not cached, since the kit caches what it reads and only asks for new data.
    return getBalance(client, { address, networkId, currency, forceUpdate: forced, bypassCache: true }, signal)
  }
}
