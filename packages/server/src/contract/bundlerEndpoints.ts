import type { Endpoint } from './Endpoint.js'

/** To come. */
export const bundlerEndpoints: readonly Endpoint[] = []
