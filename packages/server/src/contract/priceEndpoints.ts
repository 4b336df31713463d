import type { Endpoint } from './Endpoint.js'

/** To come. */
export const priceEndpoints: readonly Endpoint[] = []
