import type { CaipNetworkId } from '../caip/CaipNetworkId.js'

/** The networks of the newest transactions, by hash. */
export type SentTransactions = {
  add(hash: string, networkId: CaipNetworkId): void
  get(hash: string): CaipNetworkId | undefined
}

/** How many transactions the kit remembers the network of. */
const mostRemembered = 200

/** Creates it, empty. */
export function createSentTransactions(): SentTransactions {
  const networkIds = new Map<string, CaipNetworkId>()
  return {
    add(hash, networkId) {
      networkIds.delete(hash)
      networkIds.set(hash, networkId)
      const [oldest] = networkIds.keys()
      if (networkIds.size > mostRemembered && oldest !== undefined) networkIds.delete(oldest)
    },
    get: (hash) => networkIds.get(hash),
  }
}
