/** The namespaces that the kit knows by name. Adapters may add others. */
export type KnownNamespace = 'eip155' | 'solana' | 'polkadot' | 'bip122' | 'cosmos'
/** A CAIP-2 namespace. */
export type ChainNamespace = KnownNamespace | (string & {})
/** A CAIP-2 network ID such as `eip155:1`. */
export type CaipNetworkId = `${string}:${string}`
/** A CAIP-10 account ID such as `eip155:1:0xab16…`. */
export type CaipAddress = `${string}:${string}:${string}`
