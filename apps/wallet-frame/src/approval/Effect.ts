import type { Address, Hex } from 'viem'

/** One call as it is sent. Without `to`, it deploys a contract. */
export type Call = { readonly to?: Address; readonly value: bigint; readonly data: Hex }

/** How much of a token a spender can take: the whole supply, at least the current balance, or less. */
export type AllowanceLimit = 'none' | 'balance' | 'amount'

/** A token. `symbol` is empty unless the release lists the token. */
export type TokenFacts = { readonly address: Address; readonly symbol: string; readonly decimals: number }

/** Effect of a call, as far as its data shows. */
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
  /** Revokes a permission. */
  | { readonly kind: 'revoke'; readonly delegate: Address }
  /** Any other function. `isListed`: the release lists the contract, so the function name can be trusted. */
  | { readonly kind: 'call'; readonly name: string; readonly isListed: boolean }
  | { readonly kind: 'create' }
  | { readonly kind: 'unknown'; readonly selector: string }

/** A call and its effect. */
export type CallReview = {
  readonly call: Call
  readonly effect: Effect
  /** The function signature and its formatted arguments, if the function is known. */
  readonly decoded?: { readonly signature: string; readonly args: readonly string[] }
  /** Calls nested in the call. */
  readonly inner: readonly CallReview[]
  /** Number of nested calls that are not shown. */
  readonly hidden: number
}
