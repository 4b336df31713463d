import type { Endpoint } from './Endpoint.js'

/** To come. */
export const balanceEndpoints: readonly Endpoint[] = []
