import type { Directory } from '../directory/Directory.js'
import type { TimedKitEvent } from '../event/KitEvent.js'
import { watchEvents } from '../event/watchEvents.js'
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
import { createServices, type Services } from '../services/createServices.js'
import type { State } from '../state/createState.js'
import type { PluginChunk, PluginStage } from './createPluginChunk.js'
import type { PluginServices } from './PluginServices.js'
import type * as walletCommands from './walletCommands.js'
import { isAwaited, watchStages } from './watchStages.js'

/** The running services, and a way to start plugins on them. */
export type StartedServices = Services<typeof walletCommands> & {
  /** Stops services and rules, in reverse order. */
  readonly ends: readonly (() => void)[]
  /**
   * Returns the services of one plugin. Its `events$` replays what has happened since the engine started, except for code that may never
   * load.
   */
  forPlugin(stage: PluginStage): PluginServices
}

/**
 * Creates the services, and starts the rules that run for the lifetime of the kit. Called on user intent.
 *
 * @param chunks The code of plugins, which is loaded at its stages. Events are kept until the last plugin that loads in any case
 *   has started.
 * @param load Loads a chunk, and logs a failure.
 */
export function startServices(
  state: State,
  directory: () => Directory | undefined,
  chunks: readonly PluginChunk[],
  load: (chunk: PluginChunk) => void,
): StartedServices {
  const services = createServices(state, () => import('./walletCommands.js'))
  const { connecting, pairing, reads, wallet } = services
  const { announcements, platform, storage } = state.ports
  const missed: TimedKitEvent[] = []
  let waiting = chunks.filter(({ stage }) => isAwaited(stage)).length
  const endMissed = watchEvents(state.events.events$, (event) => missed.push(event))
  const ends = [
    services.destroy,
    endMissed,
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
    watchStages(state, chunks, load),
  ]
  return {
    ...services,
    forPlugin(stage) {
      if (isAwaited(stage)) waiting -= 1
      if (waiting === 0) endMissed()
      return {
        events$: isAwaited(stage) ? state.events.after([...missed]) : state.events.events$,
        signIn: (call) => wallet.run((chunk) => chunk.code.signIn(chunk.services)(call)),
        refreshIdentities: reads.renamed,
        modal: { connecting, contributions: state.contributions, pairing, reads },
      }
    },
    ends,
  }
}
