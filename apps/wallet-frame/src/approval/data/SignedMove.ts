import type { Address } from 'viem'

/** Assets that a signature moves or lets others move, apart from permits: transfers, NFTs, debt, and both sides of an order. */
export type SignedMove = {
  readonly kind: 'pay' | 'give' | 'get' | 'allowItem' | 'borrow'
  /** Absent: the currency of the network. */
  readonly token?: Address
  /** Base units. */
  readonly amount?: bigint
  /** The id, for a collectible. */
  readonly id?: bigint
  /** The recipient, or the spender. */
  readonly to?: Address
}
