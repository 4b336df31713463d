import { type CaipNetworkId, KitError, type Network } from '@kit/core/adapter'
import { isSs58Prefix } from './isSs58Prefix.js'

/** A Substrate chain: a network with what its addresses need. Made by `definePolkadotNetwork`. */
export type PolkadotNetwork<Id extends CaipNetworkId = CaipNetworkId> = Network<Id> & {
  /** The whole hash of block 0. A node with another one is never asked to send. */
  readonly genesisHash: `0x${string}`
  /** The prefix of its addresses (SS58 registry). */
  readonly ss58Format: number
  /** `ethereum` for chains whose accounts are 20 bytes, such as Moonbeam. */
  readonly accountFormat: 'substrate' | 'ethereum'
}

/** What {@link definePolkadotNetwork} takes. */
export type PolkadotNetworkInput = Pick<
  PolkadotNetwork,
  'genesisHash' | 'name' | 'nativeCurrency' | 'rpcUrls' | 'blockExplorer' | 'imageUrl' | 'imageId' | 'testnet'
> & {
  /** Default 42, the generic one. */
  readonly ss58Format?: number
  /** Default `substrate`. */
  readonly accountFormat?: PolkadotNetwork['accountFormat']
}

/**
 * A network by its genesis hash, whose first 32 hex digits are the CAIP-2 reference. Name, prefix and currency are what a page
 * shows before it reads the chain; once the chain is read, what it says itself counts.
 *
 * @throws KitError `network/invalid` for a genesis hash or a prefix that is none.
 * @example definePolkadotNetwork({ genesisHash: '0x91b1…90c3', name: 'Polkadot', ss58Format: 0, nativeCurrency, rpcUrls })
 */
export function definePolkadotNetwork(input: PolkadotNetworkInput): PolkadotNetwork<`polkadot:${string}`> {
  const { genesisHash, ss58Format = 42, accountFormat = 'substrate' } = input
  if (!/^0x[\da-f]{64}$/.test(genesisHash) || !isSs58Prefix(ss58Format)) {
    const shortMessage = 'A Polkadot network needs the hash of its block 0, in lower-case hex, and an SS58 prefix.'
    throw new KitError('network/invalid', { shortMessage, details: `${genesisHash}, ${ss58Format}` })
  }
  const reference = genesisHash.slice(2, 34)
  return { ...input, reference, id: `polkadot:${reference}`, namespace: 'polkadot', ss58Format, accountFormat }
}
