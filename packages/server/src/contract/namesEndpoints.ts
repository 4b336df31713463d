import type { Endpoint } from './Endpoint.js'

/** To come. */
export const namesEndpoints: readonly Endpoint[] = []
