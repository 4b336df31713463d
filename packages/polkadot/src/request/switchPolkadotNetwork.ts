import { unconfiguredNetwork } from '@kit/adapter'
import { type CaipNetworkId, type Network, toAbortError } from '@kit/core/adapter'
import type { PolkadotNetwork } from '../network/definePolkadotNetwork.js'
import type { InjectedProvider } from '../wallet/InjectedProvider.js'

/**
 * Switches the network of a session. Wallets of this family have no selected network: each request names one, so there is no prompt. A
 * wallet in the page reports its accounts again, in the new network's format.
 *
 * @throws KitError `connection/noAccounts` when the wallet shares no account there; `network/notConfigured`; `connection/aborted`.
 * @example await switchPolkadotNetwork(networks, { provider, network, signal })
 */
export async function switchPolkadotNetwork(
  networks: readonly PolkadotNetwork[],
  call: { readonly provider: unknown; readonly network: Network; readonly signal: AbortSignal },
): Promise<CaipNetworkId> {
  const { provider, signal } = call
  const { id: networkId } = call.network
  if (signal.aborted) throw toAbortError(signal)
  const network = networks.find((one) => one.id === networkId)
  if (!network) throw unconfiguredNetwork(networkId)
  ;(provider as Partial<InjectedProvider>).selectNetwork?.(network)
  return networkId
}
