import type { Address } from 'viem'

/** What a signature lets somebody move, or have moved, beside permits: transfers, items, debts, and both sides of an order. */
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
