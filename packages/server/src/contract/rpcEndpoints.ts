import type { Endpoint } from './Endpoint.js'

/** To come. */
export const rpcEndpoints: readonly Endpoint[] = []
