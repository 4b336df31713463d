import type { Endpoint } from './Endpoint.js'

/** To come. */
export const sessionEndpoints: readonly Endpoint[] = []
