import { type CaipNetworkId, chainReferenceOf } from '@kit/core/adapter'
import { clusters } from './clusters.data.js'

/**
 * Returns the wallet-standard name of a network: one of the public clusters, or `solana:localnet` for any other.
 *
 * @example toWalletChain('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp') // 'solana:mainnet'
 */
export function toWalletChain(networkId: CaipNetworkId): string {
  const reference = chainReferenceOf(networkId)
  const name = Object.entries(clusters).find(([, id]) => id === reference)?.[0]
  return `solana:${name ?? 'localnet'}`
}
