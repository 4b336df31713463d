import type { CaipNetworkId } from '../caip/CaipNetworkId.js'

/** Whether a key of `queryKey` belongs to a network. */
export const isOnNetwork = (key: string, networkId: CaipNetworkId): boolean =>
  key.startsWith(`${JSON.stringify([networkId]).slice(0, -1)},`)
