import type { Address, Hex } from 'viem'

/** So much in each period, from a time on; what was not used is not added to the next. */
export type Allowance = { readonly amount: bigint; readonly periodS: number; readonly startS: number }

/** What somebody else may do for the account. */
export type Permission =
  | {
      readonly kind: 'call'
      readonly target: Address
      /** As the page names it, with its types: `transfer(address,uint256)`. */
      readonly signature: string
      readonly selector: Hex
      /** Of the network's currency with each call, at most. */
      readonly valueLimit: bigint
      /** Arguments that are as they are here: bytes of the call from `offset` on. */
      readonly equal: readonly {
        readonly name: string
        readonly offset: number
        readonly word: Hex
        readonly text: string
      }[]
    }
  | ({ readonly kind: 'native' } & Allowance)
  | ({ readonly kind: 'erc20'; readonly token: Address } & Allowance)

/** A permission that is asked for, with all that it depends on. */
export type Grant = {
  readonly permission: Permission
  /** As the page gave it, for its answer and the record. */
  readonly given: { readonly type: string; readonly data: { readonly [field: string]: unknown } }
  /** Who may act. */
  readonly delegate: Address
  /** Seconds since 1970. */
  readonly expiryS: number
}
