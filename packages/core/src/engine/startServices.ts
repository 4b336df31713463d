import type { Directory } from '../directory/Directory.js'
import type { TimedKitEvent } from '../event/KitEvent.js'
import { persistState } from '../flows/persistState.js'
import { watchAccounts } from '../flows/watchAccounts.js'
import { watchActiveNamespace } from '../flows/watchActiveNamespace.js'
import { watchIdentities } from '../flows/watchIdentities.js'
import { watchLaterSessions } from '../flows/watchLaterSessions.js'
import { watchPairingAttempt } from '../flows/watchPairingAttempt.js'
import { watchPairingOnline } from '../flows/watchPairingOnline.js'
import { watchPairingVisibility } from '../flows/watchPairingVisibility.js'
import { watchPrepared } from '../flows/watchPrepared.js'
import { watchReads } from '../flows/watchReads.js'
import { watchRecentStorage } from '../flows/watchRecentStorage.js'
import { watchRecentWallet } from '../flows/watchRecentWallet.js'
import { watchWalletNetworks } from '../flows/watchWalletNetworks.js'
import { createQuery } from '../query/createQuery.js'
import { createServices, type Services } from '../services/createServices.js'
import type { State } from '../state/createState.js'
import type { PluginChunk } from './createPluginChunk.js'
import type { PluginServices } from './PluginServices.js'
import type * as walletCommands from './walletCommands.js'

/** What {@link startServices} takes beside the state. */
export type StartOptions = {
  readonly directory: () => Directory | undefined
  readonly mayClose: () => boolean
  readonly isHeldOpen: () => boolean
}

/** The services, and the way to start the code of plugins on them. */
export type StartedServices = Services<typeof walletCommands> & {
  /** Starts what plugins brought, once. Returns the end. */
  startPlugins(chunks: readonly PluginChunk[]): () => void
}

/** Creates the services, and starts the rules that run while the kit lives: everything that waits for the visitor's intent. */
export function startServices(state: State, { directory, isHeldOpen, mayClose }: StartOptions): StartedServices {
  const services = createServices(state, () => import('./walletCommands.js'))
  const { connecting, messageChecks, pairing, reads, wallet } = services
  const { announcements, log, platform, storage } = state.ports
  const missed: TimedKitEvent[] = []
  const timeline = state.events.events$.subscribe((event) => missed.push(event))
  const ends = [
    services.destroy,
    () => timeline.unsubscribe(),
    watchWalletNetworks(services),
    watchActiveNamespace(services),
    watchAccounts(services),
    watchReads(services),
    watchIdentities(services),
    watchPrepared(services),
    watchLaterSessions(services),
    watchRecentStorage(storage, services.recentWallets),
    watchRecentWallet(services, directory),
    watchPairingAttempt(services),
    watchPairingVisibility(platform, pairing),
    watchPairingOnline({ announcements, pairing }),
    persistState(services),
  ]
  const endAll = (all: readonly (() => void)[]) => () => {
    for (const end of [...all].reverse()) {
      try {
        end()
      } catch (error) {
        log.error('A part did not end cleanly', error)
      }
    }
  }
  return {
    ...services,
    startPlugins(chunks) {
      timeline.unsubscribe()
      const given: PluginServices = {
        missed,
        createQuery,
        mayClose,
        isHeldOpen,
        signIn: (call) => wallet.run((chunk) => chunk.code.signIn(chunk.services)(call)),
        checkMessages(check) {
          messageChecks.add(check)
          return () => messageChecks.delete(check)
        },
        quietConnect: connecting.quieten,
        followAccounts() {
          for (const namespace of state.namespaces.keys()) reads.follow(namespace)
        },
        refreshIdentities: reads.renamed,
        showPairing: (request) => void pairing.show(request),
        showGivenPairing: pairing.showGiven,
        leavePairing: pairing.leave,
      }
      return endAll(chunks.map((chunk) => chunk.start(given)))
    },
    destroy: endAll(ends),
  }
}
