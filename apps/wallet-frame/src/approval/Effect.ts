import type { Address, Hex } from 'viem'

/** One call as it is sent. Without `to` it makes a contract. */
export type Call = { readonly to?: Address; readonly value: bigint; readonly data: Hex }

/** How much of a token a spender may take: the whole supply, at least the current balance, or less. */
export type AllowanceLimit = 'none' | 'balance' | 'amount'

/** A token. `symbol` is empty unless the release lists the token. */
export type TokenFacts = { readonly address: Address; readonly symbol: string; readonly decimals: number }

/** What a call does, as far as its data says. */
export type Effect =
  /** `token` absent: the currency of the network. */
  | { readonly kind: 'send'; readonly token?: TokenFacts; readonly amount: bigint; readonly to: Address }
  | {
      readonly kind: 'sendItem'
      readonly collection: Address
      readonly id: bigint
      readonly amount: bigint
      readonly to: Address
    }
  | {
      readonly kind: 'sendItems'
      readonly collection: Address
      readonly ids: readonly bigint[]
      readonly amounts: readonly bigint[]
      readonly to: Address
    }
  | {
      readonly kind: 'allow'
      readonly token: TokenFacts
      readonly spender: Address
      readonly amount: bigint
      readonly limit: AllowanceLimit
    }
  | { readonly kind: 'allowItem'; readonly collection: Address; readonly id: bigint; readonly spender: Address }
  | { readonly kind: 'allowAll'; readonly collection: Address; readonly spender: Address; readonly isAllowed: boolean }
  /** A function that does something else. `isListed`: of a contract that the release lists, so its name can be trusted. */
  | { readonly kind: 'call'; readonly name: string; readonly isListed: boolean }
  | { readonly kind: 'create' }
  | { readonly kind: 'unknown'; readonly selector: string }

/** A call, and what it says it does. */
export type CallReview = {
  readonly call: Call
  readonly effect: Effect
  /** The function and its arguments as texts, where it is known. */
  readonly decoded?: { readonly signature: string; readonly args: readonly string[] }
  /** Calls nested in the call. */
  readonly inner: readonly CallReview[]
  /** How many more are nested in it, and not shown. */
  readonly hidden: number
}
