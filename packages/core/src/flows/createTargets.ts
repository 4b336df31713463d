import type { Adapter } from '../adapter/Adapter.js'
import type { WalletTarget } from '../adapter/Target.js'
import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'
import { namespaceOf } from '../caip/namespaceOf.js'
import { parseCaipNetworkId } from '../caip/parseCaipNetworkId.js'
import type { Account } from '../chain/Account.js'
import type { Network } from '../chain/Network.js'
import type { Connection } from '../connection/Connection.js'
import { activeConnection } from '../connection/ConnectionState.js'
import type { LiveSessions } from '../connection/createSessions.js'
import type { LiveSession } from '../connection/LiveSession.js'
import { KitError } from '../error/KitError.js'
import { notConnected } from '../error/unknownNameError.js'
import type { Networks } from '../network/createNetworks.js'

/** The connection, account and adapter that a call uses. */
export type Found = { readonly connection: Connection; readonly account: Account; readonly adapter: Adapter }

/** Resolves the targets of calls. Methods throw typed errors for missing targets. */
export type Targets = {
  adapterOf(namespace: ChainNamespace): Adapter
  networkOf(networkId: CaipNetworkId): Network
  find(target: WalletTarget): Found
  live(connection: Connection): LiveSession
}

/** Creates the targets of a kit from its adapters, sessions and networks. */
export function createTargets(
  adapters: ReadonlyMap<ChainNamespace, Adapter>,
  sessions: LiveSessions,
  networks: Networks,
): Targets {
  function adapterOf(namespace: ChainNamespace): Adapter {
    const adapter = adapters.get(namespace)
    if (adapter === undefined)
      throw new KitError('network/unknownNamespace', { shortMessage: 'Chain adapter not found', details: namespace })
    return adapter
  }

  function networkOf(networkId: CaipNetworkId): Network {
    const { namespace } = parseCaipNetworkId(networkId)
    const known = networks.choices.get(namespace)?.getState().requested
    return known?.find(({ id }) => id === networkId) ?? adapterOf(namespace).toUnknownNetwork(networkId)
  }

  function find({ connectionId, namespace, address, networkId }: WalletTarget): Found {
    const ofNetwork = networkId && parseCaipNetworkId(networkId).namespace
    const named = namespaceOf(connectionId) ?? namespace
    if (ofNetwork !== undefined && named !== undefined && ofNetwork !== named)
      throw mismatch(`Requested ${networkId} from ${connectionId ?? namespace}`)
    const name = named ?? ofNetwork ?? networks.activeNamespace.getState()
    const state = name === undefined ? undefined : sessions.stores.get(name)?.getState()
    const connection =
      connectionId === undefined
        ? state && activeConnection(state)
        : state?.connections.find(({ id }) => id === connectionId)
    if (connection === undefined) throw notConnected()
    const adapter = adapterOf(connection.namespace)
    const account =
      address === undefined
        ? connection.account
        : connection.accounts.find((candidate) => adapter.isSameAddress(candidate.address, address))
    if (account === undefined)
      throw new KitError('account/notFound', {
        shortMessage: 'Account not found for connector.',
        details: address ?? '',
      })
    return { connection, account, adapter }
  }

  function live({ id }: Connection): LiveSession {
    const session = sessions.live(id)
    if (session === undefined) throw reconnectingError()
    return session
  }

  return { adapterOf, networkOf, find, live }
}

/** Creates the error for a wallet on another network than the request (rule errors-14). */
export const mismatch = (details: string, cause?: unknown): KitError =>
  new KitError('network/mismatch', {
    shortMessage: 'Chain mismatch: the wallet is on a different network than the request.',
    details,
    cause,
  })

/** Creates the error for a stored wallet that has not come back yet (rule errors-12). */
export const reconnectingError = (): KitError =>
  new KitError('connection/reconnecting', { shortMessage: 'Connector unavailable while reconnecting.' })

/** Creates the error for a capability that an adapter lacks. */
export const unsupported = (capability: string, namespace: ChainNamespace, cause?: unknown): KitError =>
  new KitError('adapter/unsupported', {
    shortMessage: `The adapter of ${namespace} does not support ${capability}.`,
    details: capability,
    cause,
  })
