import type { NamesServices } from '../services/createNamesServices.js'
import { loadAvailability } from '../services/loadAvailability.js'

/** Loads which names are available to the account. */
export const loadNames = (services: NamesServices) => (): Promise<void> =>
  loadAvailability(services).then(
    () => undefined,
    // Errors are exposed in the state.
    () => undefined,
  )
