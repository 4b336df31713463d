import type { CaipNetworkId } from '../caip/CaipNetworkId.js'

/** All that a value read of a chain depends on: network (with its namespace), account and token. */
export const queryKey = (networkId: CaipNetworkId, address: string, token?: string): string =>
  JSON.stringify([networkId, address, token])

/** Whether a key of `queryKey` belongs to a network. */
export const isOnNetwork = (key: string, networkId: CaipNetworkId): boolean =>
  key.startsWith(`${JSON.stringify([networkId]).slice(0, -1)},`)
