import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'
import { isCaipNetworkId, parseCaipNetworkId } from '../caip/parseCaipNetworkId.js'
import type { Network } from '../chain/Network.js'
import type { Connection } from '../connection/Connection.js'
import { activeConnection } from '../connection/ConnectionState.js'
import { networkChanged } from '../connection/connectionTransitions.js'
import type { LiveSessions } from '../connection/createSessions.js'
import { trackWalletRequest } from '../connection/trackWalletRequest.js'
import { isKitError } from '../error/isKitError.js'
import { KitError } from '../error/KitError.js'
import { toKitError } from '../error/toKitError.js'
import { unknownNameError } from '../error/unknownNameError.js'
import { configuredIds } from '../network/configuredIds.js'
import { selected } from '../network/NetworkState.js'
import type { SwitchState } from '../network/SwitchState.js'
import { type AbortLimit, createAbortLimit, untilAborted } from '../signal/createAbortLimit.js'
import { runWithin } from '../signal/runWithin.js'
import type { State } from '../state/createState.js'
import { reconnectingError } from './createTargets.js'

/** Switches networks. The progress is in its store. */
export type Switching = {
  switchNetwork(options: { readonly networkId: CaipNetworkId; readonly signal?: AbortSignal }): Promise<Network>
  destroy(): void
}

type SwitchNeeds = Pick<State, 'adapters' | 'events' | 'networks' | 'networkSwitch' | 'settings' | 'walletRequests'> & {
  readonly sessions: LiveSessions
}

/**
 * Creates the network switch (rules states-25, states-26). A connected wallet is asked to switch, the adapter confirms, and the namespace
 * of the network becomes active. A newer switch aborts the one in progress, and an identical one joins it. The switch ends with the
 * connection. If the app forbids switching, it is rejected.
 */
export function createSwitchNetwork(needs: SwitchNeeds): Switching {
  const { networks, networkSwitch: store, sessions, settings } = needs
  const { emit } = needs.events
  let current:
    | {
        readonly networkId: CaipNetworkId
        readonly connectionId: string | undefined
        readonly limit: AbortLimit
        readonly promise: Promise<Network>
      }
    | undefined

  async function run(network: Network, limit: AbortLimit): Promise<Network> {
    const { id: networkId, namespace } = network
    const finish = (state: SwitchState) => {
      limit.end()
      if (current?.limit !== limit) return
      current = undefined
      store.update((old) => (old.status === state.status && state.status === 'idle' ? old : state))
    }
    store.update(() => ({ status: 'waiting', networkId }))
    try {
      limit.signal.throwIfAborted()
      await ask(needs, network, limit.signal)
    } catch (thrown) {
      const { reason } = limit.signal
      const error = limit.signal.aborted
        ? toKitError(reason, 'network/switchAborted', 'The network switch was aborted.')
        : toKitError(thrown, 'network/switchFailed', 'The wallet failed to switch networks.')
      const status = isKitError(error, 'connection/rejected') ? 'declined' : 'failed'
      finish(limit.signal.aborted ? { status: 'idle' } : { status, networkId, error })
      emit({ type: 'network/switchFailed', networkId, error })
      throw error
    }
    networks.choices.get(namespace)?.update(selected(networkId))
    networks.activate(namespace)
    finish({ status: 'idle' })
    emit({ type: 'network/switched', namespace, networkId })
    return network
  }

  return {
    async switchNetwork({ networkId, signal }) {
      const network = findRequested(needs, networkId)
      if (settings.enableNetworkSwitch === false)
        throw new KitError('network/switchForbidden', {
          shortMessage: 'This app has disabled network switching.',
          details: 'The option enableNetworkSwitch is false.',
        })
      const connectionId = connectionIn(sessions, network.namespace)?.id
      const isSame = current?.networkId === networkId && current.connectionId === connectionId
      if (isSame && current !== undefined && !current.limit.signal.aborted) {
        const { promise } = current
        return runWithin([signal], undefined, () => promise).catch((error: unknown) => {
          throw toKitError(error, 'network/switchAborted', 'The network switch was aborted.')
        })
      }
      current?.limit.abort(abortedError('A newer network switch replaced this one.'))
      const limit = createAbortLimit([
        signal,
        connectionId === undefined ? undefined : sessions.live(connectionId)?.ended,
      ])
      let start = (_: Promise<Network>) => {}
      const promise = new Promise<Network>((resolve) => {
        start = resolve
      })
      // Set before it runs: a listener may request the same switch.
      current = { networkId, connectionId, limit, promise }
      start(run(network, limit))
      return promise
    },
    destroy() {
      current?.limit.abort(abortedError('The kit was destroyed.'))
    },
  }
}

const abortedError = (shortMessage: string): KitError => new KitError('network/switchAborted', { shortMessage })

/** Returns a configured network. */
function findRequested({ events, networks }: SwitchNeeds, networkId: CaipNetworkId): Network {
  if (!isCaipNetworkId(networkId))
    throw unknownNameError(
      'caip/invalidNetworkId',
      'Invalid CAIP-2 network ID.',
      `networkId: ${networkId}`,
      configuredIds(networks),
    )
  const { namespace } = parseCaipNetworkId(networkId)
  const choice = networks.choices.get(namespace)?.getState()
  if (choice === undefined)
    throw unknownNameError('network/unknownNamespace', 'Chain adapter not found', namespace, networks.choices.keys())
  const network = choice.requested.find(({ id }) => id === networkId)
  if (network === undefined) {
    const error = unknownNameError('network/notConfigured', 'Chain not configured.', networkId, configuredIds(networks))
    events.emit({ type: 'network/switchFailed', networkId, error })
    throw error
  }
  return network
}

const connectionIn = (sessions: LiveSessions, namespace: ChainNamespace): Connection | undefined => {
  const state = sessions.stores.get(namespace)?.getState()
  return state && activeConnection(state)
}

/** Asks the wallet to switch if one is connected and is on another network. */
async function ask(
  { adapters, sessions, walletRequests }: SwitchNeeds,
  network: Network,
  signal: AbortSignal,
): Promise<void> {
  const { id: networkId, namespace } = network
  const connection = connectionIn(sessions, namespace)
  if (connection === undefined) return
  const live = sessions.live(connection.id)
  if (live === undefined) throw reconnectingError()
  if (connection.networkId === networkId) return
  const adapter = adapters.get(namespace)
  if (adapter?.switchNetwork === undefined && live.session.selectNetwork === undefined)
    throw new KitError('network/switchUnsupported', { shortMessage: 'Switching chains is not supported' })
  if (adapter?.switchNetwork !== undefined) {
    const call = { provider: live.session.provider, network, signal }
    const switchOnce = () => untilAborted(async () => adapter.switchNetwork?.(call), signal)
    const reached = await trackWalletRequest(walletRequests, connection.connector, namespace, switchOnce)
    if (reached !== networkId)
      throw new KitError('network/switchFailed', {
        shortMessage: 'The wallet stayed on another network.',
        details: `Requested ${networkId}, but the wallet is on ${reached}`,
      })
  }
  live.session.selectNetwork?.(networkId)
  sessions.stores.get(namespace)?.update(networkChanged(connection.id, networkId))
}
