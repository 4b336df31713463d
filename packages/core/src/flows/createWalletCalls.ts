import type { Adapter, WalletCall } from '../adapter/Adapter.js'
import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'
import { parseCaipNetworkId } from '../caip/parseCaipNetworkId.js'
import type { Account } from '../chain/Account.js'
import type { Network } from '../chain/Network.js'
import type { Connection } from '../connection/Connection.js'
import { activeConnection } from '../connection/ConnectionState.js'
import type { LiveSession, Sessions } from '../connection/createSessions.js'
import { KitError } from '../error/KitError.js'
import { toKitError } from '../error/toKitError.js'
import type { Emit } from '../event/createEvents.js'
import type { Engine, Target } from '../kit/Engine.js'
import type { Networks } from '../network/createNetworks.js'
import { createLimit } from '../signal/createLimit.js'
import { untilAborted } from '../signal/untilAborted.js'
import { reconnectingError } from './createSwitchNetwork.js'

/** The commands that reach an adapter: what the wallet signs and sends, and what is read of the chain. */
export type WalletCalls = Pick<
  Engine,
  'getBalance' | 'getProvider' | 'sendTransaction' | 'signMessage' | 'signTypedData' | 'transfer' | 'waitForTransaction'
>

type Found = { readonly connection: Connection; readonly account: Account; readonly adapter: Adapter }

/** Creates the commands. Each finds its connection, account and network, and fails with a typed error without them. */
export function createWalletCalls(
  adapters: ReadonlyMap<ChainNamespace, Adapter>,
  sessions: Sessions,
  networks: Networks,
  emit: Emit,
): WalletCalls {
  function adapterOf(namespace: ChainNamespace): Adapter {
    const adapter = adapters.get(namespace)
    if (adapter === undefined)
      throw new KitError('network/unknownNamespace', { shortMessage: 'Chain adapter not found', details: namespace })
    return adapter
  }

  function networkOf(networkId: CaipNetworkId): Network {
    const { namespace } = parseCaipNetworkId(networkId)
    const known = networks.choices.get(namespace)?.getState().requested
    return (
      known?.find(({ caipNetworkId }) => caipNetworkId === networkId) ??
      adapterOf(namespace).toUnknownNetwork(networkId)
    )
  }

  function find({ connectionId, namespace, address }: Target): Found {
    const name = connectionId?.slice(0, connectionId.indexOf(':')) ?? namespace ?? networks.activeNamespace.getState()
    const state = name === undefined ? undefined : sessions.stores.get(name)?.getState()
    const connection =
      connectionId === undefined
        ? state && activeConnection(state)
        : state?.connections.find(({ id }) => id === connectionId)
    if (connection === undefined)
      throw new KitError('connection/notConnected', { shortMessage: 'Connector not connected.' })
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

  /** Runs a capability of the adapter that asks the wallet. */
  function ask<Name extends 'signMessage' | 'signTypedData' | 'sendTransaction' | 'transfer'>(
    name: Name,
    target: Target,
    rest: object,
  ): Promise<string> {
    return settled(target.signal, async (signal) => {
      const { connection, account, adapter } = find(target)
      const { provider } = live(connection).session
      const method = adapter[name] as ((call: WalletCall) => Promise<string>) | undefined
      if (method === undefined) throw unsupported(name, connection.namespace)
      const { namespace, networkId } = connection
      const answer = await untilAborted(
        () => method({ ...rest, network: networkOf(networkId), provider, account, signal }),
        signal,
      )
      if (name === 'sendTransaction' || name === 'transfer')
        emit({ type: 'transaction/sent', namespace, networkId, hash: answer })
      return answer
    })
  }

  return {
    getProvider: (target = {}) => live(find(target).connection).session.provider,
    signMessage: ({ message, ...target }) => ask('signMessage', target, { message }),
    signTypedData: ({ typedData, ...target }) => ask('signTypedData', target, { typedData }),
    sendTransaction: ({ transaction, ...target }) => ask('sendTransaction', target, { transaction }),
    transfer: ({ to, amount, token, ...target }) =>
      ask('transfer', target, { to, amount, ...(token !== undefined && { token }) }),
    getBalance: ({ token, networkId, ...target }) =>
      settled(target.signal, async (signal) => {
        const isGiven = target.address !== undefined && networkId !== undefined
        const found = isGiven ? undefined : find(target)
        const id = networkId ?? (found?.connection.networkId as CaipNetworkId)
        const adapter = adapterOf(parseCaipNetworkId(id).namespace)
        if (adapter.getBalance === undefined) throw unsupported('getBalance', adapter.namespace)
        const address = target.address ?? (found?.account.address as string)
        return adapter.getBalance({ network: networkOf(id), address, signal, ...(token !== undefined && { token }) })
      }),
    waitForTransaction: ({ networkId, signal: given, ...rest }) =>
      settled(given, async (signal) => {
        const id = networkId ?? find({}).connection.networkId
        const adapter = adapterOf(parseCaipNetworkId(id).namespace)
        if (adapter.waitForTransaction === undefined) throw unsupported('waitForTransaction', adapter.namespace)
        const receipt = await adapter.waitForTransaction({ ...rest, network: networkOf(id), signal })
        const { hash, status } = receipt
        emit({ type: 'transaction/mined', namespace: adapter.namespace, networkId: id, hash, status })
        return receipt
      }),
  }
}

const unsupported = (capability: string, namespace: ChainNamespace): KitError =>
  new KitError('adapter/unsupported', {
    shortMessage: `The adapter of ${namespace} has no ${capability}.`,
    details: capability,
  })

/** Gives work a signal of its own, and makes a `KitError` of whatever goes wrong. */
async function settled<T>(given: AbortSignal | undefined, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const limit = createLimit([given])
  try {
    return await untilAborted(() => work(limit.signal), limit.signal)
  } catch (error) {
    throw limit.signal.aborted
      ? toKitError(limit.signal.reason, 'kit/aborted', 'The call was given up.')
      : toKitError(error, 'adapter/failed', 'The call failed.')
  } finally {
    limit.end()
  }
}
