import type { Endpoint } from './Endpoint.js'

/** To come. */
export const identityEndpoints: readonly Endpoint[] = []
