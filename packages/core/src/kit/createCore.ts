import { type Connect, createConnect } from '../connection/createConnect.js'
import { createDisconnect, type DisconnectTarget, type IsMeant } from '../connection/createDisconnect.js'
import { createRestore, type Restore } from '../connection/createRestore.js'
import { createSessions, type Sessions } from '../connection/createSessions.js'
import type { Connector } from '../connector/Connector.js'
import { loadPart } from '../error/loadPart.js'
import { createReads, type Reads } from '../flows/createReads.js'
import type { SwitchNetwork } from '../flows/createSwitchNetwork.js'
import { createTargets, type Targets } from '../flows/createTargets.js'
import type { WalletCalls } from '../flows/createWalletCalls.js'
import { toRequests } from '../flows/toRequests.js'
import { createLater, type Later } from './createLater.js'
import type { State } from './createState.js'

/** The engine without the modal: the stores, and the services that write them. */
export type Core = State & {
  readonly sessions: Sessions
  readonly connecting: Connect
  readonly restoring: Restore
  readonly targets: Targets
  /** What is asked of a connected wallet: fetched when one is connected, or at the first call. */
  readonly calls: Later<WalletCalls & SwitchNetwork>
  readonly reads: Reads
  disconnect(target?: DisconnectTarget): Promise<void>
  /**
   * Hears which connections the visitor ends, before they end; those that are not shown as well. The listener answers what it knows to
   * be meant beside them. Returns the end.
   */
  watchForgotten(listener: (isMeant: IsMeant) => IsMeant): () => void
  /** Ends the services; the stores live on. */
  destroy(): void
}

/** Creates the engine's services, one per concern, and hands each what it may know of the others. */
export function createCore(state: State): Core {
  const { adapters, attempt, connectors, events, namespaces, networks, networkSwitch, ports, settings } = state
  const { clock, platform } = ports
  const { emit } = events
  const sessions = createSessions(
    new Map([...namespaces].map(([name, { connection }]) => [name, connection])),
    (a, b) => adapters.get(a.namespace)?.isSameAddress(a.address, b.address) ?? a.address === b.address,
    ({ namespace, type }) =>
      type === (settings.defaultAccountTypes?.[namespace] ?? adapters.get(namespace)?.defaultAccountType),
    emit,
  )
  const methodOf = ({ info }: Connector) =>
    info.type === 'WALLET_CONNECT' ? (platform.isMobile ? 'mobile' : 'qrcode') : 'injected'
  const connecting = createConnect(attempt, sessions, (request) => toRequests(networks, request), methodOf, clock, emit)
  const restoring = createRestore(sessions, connectors, (connector) => toRequests(networks, { connector }), clock, emit)
  const maySwitch = settings.enableNetworkSwitch !== false
  const reads = createReads(state)
  const targets = createTargets(adapters, sessions, networks)
  const calls = createLater(async () => {
    const { createSwitchNetwork, createWalletCalls } = await loadPart(import('../flows/walletCommands.js'))
    sessions.destroyed.throwIfAborted()
    const switching = createSwitchNetwork(networkSwitch, adapters, sessions, networks, emit, maySwitch)
    const { switchNetwork } = switching
    const isOnline = () => platform.isOnline()
    return {
      ...switching,
      ...createWalletCalls({ sessions, targets, switchNetwork, maySwitch, isOnline, emit }),
    }
  })
  const forgetters = new Set<(isMeant: IsMeant) => IsMeant>()
  const disconnect = createDisconnect(sessions, clock, emit, restoring, (isMeant) =>
    [...forgetters].reduce((known, forget) => forget(known), isMeant),
  )

  return {
    ...state,
    sessions,
    connecting,
    restoring,
    reads,
    targets,
    calls,
    disconnect(target) {
      if (target?.connectionId === undefined) connecting.cancel(target?.namespace)
      return disconnect(target)
    },
    watchForgotten(listener) {
      forgetters.add(listener)
      return () => forgetters.delete(listener)
    },
    destroy() {
      reads.destroy()
      restoring.destroy()
      connecting.destroy()
      calls.now()?.destroy()
      sessions.destroy()
    },
  }
}
