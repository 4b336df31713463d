import { type Connect, createConnect } from '../connection/createConnect.js'
import { createDisconnect, type Disconnect } from '../connection/createDisconnect.js'
import { createRestore, type Restore } from '../connection/createRestore.js'
import { createSessions, type LiveSessions } from '../connection/createSessions.js'
import { loadChunk } from '../error/loadChunk.js'
import { createPairings, type Pairings } from '../flows/createPairings.js'
import { createReads, type Reads } from '../flows/createReads.js'
import { createTargets, type Targets } from '../flows/createTargets.js'
import type { readAccountTokens } from '../flows/readAccountTokens.js'
import { toRequests } from '../flows/toRequests.js'
import { createStoredJson } from '../ports/createStoredJson.js'
import { createLazy, type Lazy } from '../signal/createLazy.js'
import type { State } from '../state/createState.js'
import { createRecentWallets, type RecentWallets } from '../wallet/createRecentWallets.js'
import type { createWalletServices, WalletServices } from './createWalletServices.js'

/** The code that a connected wallet needs, at least to create its services and to read its tokens. */
type WalletCode = {
  readonly createWalletServices: typeof createWalletServices
  readonly readAccountTokens: typeof readAccountTokens
}

/** The engine: the stores, and the services that write them. */
export type Services<Code = unknown> = Omit<State, 'pairing'> & {
  readonly sessions: LiveSessions
  readonly connecting: Connect
  readonly restoring: Restore
  readonly ending: Disconnect
  readonly targets: Targets
  readonly reads: Reads
  readonly pairing: Pairings
  readonly recentWallets: RecentWallets
  /** The wallet requests, loaded when a wallet connects or with the first call. */
  readonly wallet: Lazy<{ readonly services: WalletServices; readonly code: Code }>
  /** Destroys the services, but not the stores. */
  destroy(): void
}

/**
 * Creates the engine's services, one per concern, and injects their dependencies.
 *
 * @param loadWallet Loads the code of `wallet`.
 */
export function createServices<Code extends WalletCode>(state: State, loadWallet: () => Promise<Code>): Services<Code> {
  const { adapters, connectors, events, namespaces, networks, ports, settings } = state
  const { clock } = ports
  const { emit } = events
  const sessions = createSessions(
    new Map([...namespaces].map(([name, { connection }]) => [name, connection])),
    (a, b) => adapters.get(a.namespace)?.isSameAddress(a.address, b.address) ?? a.address === b.address,
    ({ namespace, type }) =>
      type === (settings.defaultAccountTypes?.[namespace] ?? adapters.get(namespace)?.defaultAccountType),
    emit,
    clock,
  )
  const connecting = createConnect({ ...state, sessions, toRequests: (request) => toRequests(networks, request) })
  const restoring = createRestore(sessions, connectors, (connector) => toRequests(networks, { connector }), clock, emit)
  const reads = createReads(state, async () => (await wallet.load()).code.readAccountTokens)
  const targets = createTargets(adapters, sessions, networks)
  const pairing = createPairings({ ...state, connecting })
  const recentKey = `${settings.storagePrefix ?? 'kit'}.recentWallets`
  // Declared here so that a kit destroyed in the same turn also destroys them.
  let walletServices: WalletServices | undefined
  const wallet = createLazy(async () => {
    const code = await loadChunk(loadWallet())
    sessions.destroyed.throwIfAborted()
    walletServices = code.createWalletServices({ ...state, reads, sessions, targets })
    return { code, services: walletServices }
  })

  return {
    ...state,
    sessions,
    connecting,
    restoring,
    ending: createDisconnect(sessions, clock, emit, restoring),
    reads,
    pairing,
    recentWallets: createRecentWallets(state.recent, createStoredJson(ports.storage, recentKey)),
    targets,
    wallet,
    destroy() {
      pairing.destroy()
      reads.destroy()
      restoring.destroy()
      connecting.destroy()
      walletServices?.switching.destroy()
      walletServices?.journalWriter.destroy()
      walletServices?.unansweredSends.destroy()
      sessions.destroy()
    },
  }
}
