import type { Services } from '../services/createServices.js'

/** Gives up a connect in progress. */
export const cancelConnect = (services: Services) => (): void => services.connecting.cancel()
