import type { Endpoint } from './Endpoint.js'

/** To come. */
export const convertEndpoints: readonly Endpoint[] = []
