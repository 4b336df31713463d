import type { Address, Hex } from 'viem'

/** An amount per period, from a start time. Unused amounts don't carry over. */
export type Allowance = { readonly amount: bigint; readonly periodS: number; readonly startS: number }

/** A permission for a delegate to act for the account. */
export type Permission =
  | {
      readonly kind: 'call'
      readonly target: Address
      /** As the page names it, with types: `transfer(address,uint256)`. */
      readonly signature: string
      readonly selector: Hex
      /** Maximum native currency with each call. */
      readonly valueLimit: bigint
      /** Fixed arguments: bytes of the call data from `offset` on. */
      readonly equal: readonly {
        readonly name: string
        readonly offset: number
        readonly word: Hex
        readonly text: string
      }[]
    }
  | ({ readonly kind: 'native' } & Allowance)
  | ({ readonly kind: 'erc20'; readonly token: Address } & Allowance)

/** A requested permission and its terms. */
export type Grant = {
  readonly permission: Permission
  /** As the page requested it, for the response and the record. */
  readonly given: { readonly type: string; readonly data: { readonly [field: string]: unknown } }
  /** The account that may act. */
  readonly delegate: Address
  /** In seconds since the epoch. */
  readonly expiryS: number
}
