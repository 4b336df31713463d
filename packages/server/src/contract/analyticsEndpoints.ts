import type { Endpoint } from './Endpoint.js'

/** To come. */
export const analyticsEndpoints: readonly Endpoint[] = []
