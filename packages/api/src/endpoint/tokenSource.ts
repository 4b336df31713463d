import type { CaipAddress, TokenSource } from '@kit/core/plugin'
import type { ApiClient } from '../client/createApiClient.js'
import { accountNamespaces } from './accountNamespaces.js'
import { type ApiCurrency, getBalance } from './getBalance.js'
import { isNetworkServed } from './isNetworkServed.js'

/** The most tokens that the service reads anew at once. */
const mostForced = 50
/** How the service names the own currency of an EVM chain. */
const nativeMarker = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/**
 * The Blockchain API as the source of tokens, for `createKit({ tokenSource })`. Values and prices are in the currency, US dollars by default.
 *
 * @example
 * const kit = createKit({ metadata, adapters, tokenSource: tokenSource(createApiClient({ baseUrl, projectId })) })
 */
export function tokenSource(
  client: ApiClient,
  { currency }: { readonly currency?: ApiCurrency | undefined } = {},
): TokenSource {
  return async ({ networkId, address, forceUpdate, signal }) => {
    if (!(await isNetworkServed(client, networkId, { signal, namespaces: accountNamespaces }))) return undefined
    // Only of EVM chains does the service read single tokens. Of others it keeps what it read for a while.
    if (forceUpdate.length > 0 && !networkId.startsWith('eip155:')) return undefined
    const forced = forceUpdate.slice(0, mostForced).map((token = nativeMarker): CaipAddress => `${networkId}:${token}`)
    // The kit keeps what it reads, and asks again only for what is new.
    return getBalance(client, { address, networkId, currency, forceUpdate: forced, isFresh: true }, signal)
  }
}
