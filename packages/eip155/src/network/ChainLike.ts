/**
 * The parts of a viem `Chain` that the kit reads, so that chains from `viem/chains` fit without the library.
 *
 * @example const local: ChainLike = { id: 31337, name: 'Local', nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 }, rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } } }
 */
export type ChainLike = {
  readonly id: number
  readonly name: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
  readonly blockExplorers?: { readonly default: { readonly name: string; readonly url: string } } | undefined
  /** The universal resolver of names (ENSIP-23), on the networks that have one. */
  readonly contracts?: { readonly ensUniversalResolver?: { readonly address: string } | undefined } | undefined
  readonly testnet?: boolean | undefined
}
