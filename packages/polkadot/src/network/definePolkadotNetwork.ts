import { type CaipNetworkId, KitError, type Network } from '@kit/core/adapter'
import { isSs58Prefix } from './isSs58Prefix.js'

/** A Substrate chain: a network with its address format. Create it with `definePolkadotNetwork`. */
export type PolkadotNetwork<Id extends CaipNetworkId = CaipNetworkId> = Network<Id> & {
  /** The full hash of block 0. Transactions are never sent to a node with another one. */
  readonly genesisHash: `0x${string}`
  /** Address prefix (SS58 registry). */
  readonly ss58Format: number
  /** `ethereum` for chains with 20-byte accounts, such as Moonbeam. */
  readonly accountFormat: 'substrate' | 'ethereum'
}

export type PolkadotNetworkInput = Pick<
  PolkadotNetwork,
  'genesisHash' | 'name' | 'nativeCurrency' | 'rpcUrls' | 'blockExplorer' | 'imageUrl' | 'imageId' | 'testnet'
> & {
  /** Defaults to 42, the generic prefix. */
  readonly ss58Format?: number
  /** Defaults to `substrate`. */
  readonly accountFormat?: PolkadotNetwork['accountFormat']
}

/**
 * Defines a network by its genesis hash, whose first 32 hex digits are the CAIP-2 reference. Name, prefix and currency are used until the
 * chain is read. From then on, the chain's own values take precedence.
 *
 * @throws KitError `network/invalid` for an invalid genesis hash or prefix.
 * @example definePolkadotNetwork({ genesisHash: '0x91b1…90c3', name: 'Polkadot', ss58Format: 0, nativeCurrency, rpcUrls })
 */
export function definePolkadotNetwork(input: PolkadotNetworkInput): PolkadotNetwork<`polkadot:${string}`> {
  const { genesisHash, ss58Format = 42, accountFormat = 'substrate' } = input
  if (!/^0x[\da-f]{64}$/.test(genesisHash) || !isSs58Prefix(ss58Format)) {
    const shortMessage = 'A Polkadot network needs its genesis hash, in lowercase hex, and an SS58 prefix.'
    throw new KitError('network/invalid', { shortMessage, details: `${genesisHash}, ${ss58Format}` })
  }
  const reference = genesisHash.slice(2, 34)
  return { ...input, reference, id: `polkadot:${reference}`, namespace: 'polkadot', ss58Format, accountFormat }
}
