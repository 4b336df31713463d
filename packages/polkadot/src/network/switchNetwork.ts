import { type CaipNetworkId, KitError } from '@kit/core'
import type { InjectedProvider } from '../wallet/InjectedProvider.js'
import type { PolkadotNetwork } from './PolkadotNetwork.js'

/**
 * Switches the network of a session. Wallets of this family have none selected: each request names one, so nobody is asked,
 * and a wallet in the page tells its accounts written for the new one.
 *
 * @throws KitError `connection/noAccounts` when the wallet allows no account there; `network/notConfigured`;
 * `connection/aborted`.
 * @example await switchNetwork({ provider, network, signal })
 */
export async function switchNetwork(call: {
  readonly provider: unknown
  readonly network: PolkadotNetwork
  readonly signal: AbortSignal
}): Promise<CaipNetworkId> {
  const { provider, network, signal } = call
  if (signal.aborted)
    throw new KitError('connection/aborted', { shortMessage: 'The request was aborted.', cause: signal.reason })
  const { selectNetwork } = provider as Partial<InjectedProvider>
  selectNetwork?.(network)
  return network.caipNetworkId
}
