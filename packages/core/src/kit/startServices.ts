import type { Directory } from '../directory/Directory.js'
import { watchAccounts } from '../flows/watchAccounts.js'
import { watchActiveNamespace } from '../flows/watchActiveNamespace.js'
import { watchLaterSessions } from '../flows/watchLaterSessions.js'
import { watchMemory } from '../flows/watchMemory.js'
import { watchPrepared } from '../flows/watchPrepared.js'
import { watchReads } from '../flows/watchReads.js'
import { watchWalletNetworks } from '../flows/watchWalletNetworks.js'
import { createServices, type Services } from './createServices.js'
import type { State } from './createState.js'
import { createSurface, type Surface } from './createSurface.js'

/** The services of a kit that has started, with those of its visible half. */
export type StartedServices = Services & { readonly surface: Surface }

/** Creates the services, and starts the rules that run while the kit lives: everything that waits for the visitor's intent. */
export function startServices(state: State, directory: () => Directory | undefined): StartedServices {
  const services = createServices(state)
  const surface = createSurface(services, directory)
  const ends = [
    services.destroy,
    surface.destroy,
    watchWalletNetworks(services),
    watchActiveNamespace(services),
    watchAccounts(services),
    watchReads(services),
    watchPrepared(services),
    watchLaterSessions(services),
    surface.start(),
    watchMemory(services),
  ]
  return {
    ...services,
    surface,
    destroy() {
      for (const end of ends.reverse()) {
        try {
          end()
        } catch (error) {
          state.ports.log.error('A part of the kit did not end cleanly', error)
        }
      }
    },
  }
}
