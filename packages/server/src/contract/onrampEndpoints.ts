import type { Endpoint } from './Endpoint.js'

/** To come. */
export const onrampEndpoints: readonly Endpoint[] = []
