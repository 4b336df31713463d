import type { CaipNetworkId } from '../caip/CaipNetworkId.js'

/** Returns the cache key of a value read from a chain: network (which includes the namespace), account and token. */
export const queryKey = (networkId: CaipNetworkId, address: string, token?: string): string =>
  JSON.stringify([networkId, address, token])

/** Returns whether a key of `queryKey` belongs to a network. */
export const isOnNetwork = (key: string, networkId: CaipNetworkId): boolean =>
  key.startsWith(`${JSON.stringify([networkId]).slice(0, -1)},`)
