import type { CaipNetworkId, Network } from '@kit/core/adapter'

/** A Substrate chain: a network with what its addresses need. Made by `definePolkadotNetwork`. */
export type PolkadotNetwork<Id extends CaipNetworkId = CaipNetworkId> = Network<Id> & {
  /** The whole hash of block 0. A node with another one is never asked to send. */
  readonly genesisHash: `0x${string}`
  /** The prefix of its addresses (SS58 registry). */
  readonly ss58Format: number
  /** `ethereum` for chains whose accounts are 20 bytes, such as Moonbeam. */
  readonly accountFormat: 'substrate' | 'ethereum'
}
