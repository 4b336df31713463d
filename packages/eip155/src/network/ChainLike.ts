/**
 * A network as plain data: chains of `@kit/eip155/chains`, your own, or viem's `Chain` objects, which have the same fields.
 *
 * @example const local: ChainLike = { id: 31337, name: 'Local', nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 }, rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } } }
 */
export type ChainLike = {
  readonly id: number
  readonly name: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
  readonly blockExplorers?: { readonly default: { readonly name: string; readonly url: string } } | undefined
  readonly contracts?:
    | {
        /** The ENS universal resolver (ENSIP-23), on networks that have one. */
        readonly ensUniversalResolver?: { readonly address: string } | undefined
        /** The Multicall3 contract, which batches calls. */
        readonly multicall3?: { readonly address: string } | undefined
      }
    | undefined
  readonly testnet?: boolean | undefined
  /** Icon URL: `data:`, `blob:` or `https:`. */
  readonly imageUrl?: string | undefined
  /** Icon ID in the configured wallet directory. */
  readonly imageId?: string | undefined
}
