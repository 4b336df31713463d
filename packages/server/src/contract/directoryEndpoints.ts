import type { Endpoint } from './Endpoint.js'

/** To come. */
export const directoryEndpoints: readonly Endpoint[] = []
