import type { Adapter } from '../adapter/Adapter.js'
import type { WithWallet } from '../adapter/AdapterFactory.js'
import type { WalletCall } from '../adapter/ReadCall.js'
import type { WalletTarget } from '../adapter/Target.js'
import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import type { LiveSessions } from '../connection/createSessions.js'
import { trackWalletRequest } from '../connection/trackWalletRequest.js'
import { isKitError } from '../error/isKitError.js'
import type { State } from '../state/createState.js'
import type { Switching } from './createSwitchNetwork.js'
import { type Found, mismatch, type Targets, unsupported } from './createTargets.js'
import { runCall } from './runCall.js'

export type RequestServices = Pick<State, 'ports' | 'settings' | 'walletRequests'> & {
  readonly sessions: LiveSessions
  readonly switching: Switching
  readonly targets: Targets
}

/**
 * Sends a request to the wallet through its adapter, until the caller aborts or the session or kit ends. If the request names a network,
 * the wallet is switched to it first, unless `check` rejects the request.
 */
export async function requestWallet<Answer = string>(
  services: RequestServices,
  capability: 'sendTransaction' | 'signMessage' | 'signTypedData' | 'transfer' | 'loadCapabilities' | undefined,
  target: WalletTarget,
  ask: (adapter: Adapter, call: WalletCall & { readonly signal: AbortSignal }) => Promise<Answer> | undefined,
  check?: (networkId: CaipNetworkId) => void,
): Promise<Answer> {
  const { targets } = services
  const { networkId, signal: given } = target
  const first = targets.find(target)
  const { adapter, connection } = first
  if (capability !== undefined && adapter[capability] === undefined) throw unsupported(capability, connection.namespace)
  const request = async (signal: AbortSignal): Promise<Answer> => {
    // Checked before the user is asked to switch for a request that would be refused.
    if (networkId !== undefined) check?.(networkId)
    const isThere = networkId === undefined || networkId === connection.networkId
    const found = isThere ? first : await reach(services, networkId, first, signal)
    signal.throwIfAborted()
    const { provider } = targets.live(found.connection).session
    const network = targets.networkOf(found.connection.networkId)
    return ask(adapter, { network, provider, account: found.account, signal }) as Promise<Answer>
  }
  return runCall(services, [given, targets.live(connection).ended], (signal) =>
    trackWalletRequest(services.walletRequests, connection.connector, connection.namespace, () => request(signal)),
  )
}

/** Switches the wallet to the network of the request. The request keeps its connection and account. */
async function reach(
  { sessions, settings, switching, targets }: RequestServices,
  networkId: CaipNetworkId,
  { connection, account }: Found,
  signal: AbortSignal,
): Promise<Found> {
  const { id, namespace } = connection
  const state = sessions.stores.get(namespace)?.getState()
  if (settings.enableNetworkSwitch !== false && state?.activeId === id)
    try {
      await switching.switchNetwork({ networkId, signal })
    } catch (error) {
      throw isKitError(error, 'network/switchUnsupported')
        ? mismatch("The wallet doesn't support switching networks.", error)
        : error
    }
  const found = targets.find({ connectionId: id, address: account.address })
  if (found.connection.networkId === networkId) return found
  throw mismatch(`Requested ${networkId}, but the wallet is on ${found.connection.networkId}`)
}

/** Runs work with a wallet for a client that an adapter created. The work keeps its connection. */
export const withWallet =
  (services: RequestServices): WithWallet =>
  async (target, work) => {
    const { id: connectionId } = services.targets.find(target).connection
    const found = { ...target, namespace: undefined, connectionId }
    return requestWallet(services, undefined, found, (_, call) => work({ ...call, connectionId }))
  }
