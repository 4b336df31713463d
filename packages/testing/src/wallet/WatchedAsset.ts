/** What a wallet lists because a page asked for it (EIP-747). */
export type WatchedAsset = {
  readonly type: 'ERC20' | 'ERC721' | 'ERC1155'
  /** The chain that the wallet was on. */
  readonly chainId: number
  readonly address: string
  /** Of ERC-20. */
  readonly symbol?: string
  readonly decimals?: number
  /** Of the others, in decimal. */
  readonly tokenId?: string
  readonly image?: string
}
