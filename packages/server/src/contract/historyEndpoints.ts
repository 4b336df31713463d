import type { Endpoint } from './Endpoint.js'

/** To come. */
export const historyEndpoints: readonly Endpoint[] = []
