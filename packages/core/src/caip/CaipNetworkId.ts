/** The namespaces that the kit knows by name. The type stays open: an adapter may bring a sixth. */
export type KnownNamespace = 'eip155' | 'solana' | 'polkadot' | 'bip122' | 'cosmos'
/** A CAIP-2 namespace. */
export type ChainNamespace = KnownNamespace | (string & {})
/** A CAIP-2 chain id such as `eip155:1`. */
export type CaipNetworkId = `${string}:${string}`
/** A CAIP-10 account id such as `eip155:1:0xab16…`. */
export type CaipAddress = `${string}:${string}:${string}`
