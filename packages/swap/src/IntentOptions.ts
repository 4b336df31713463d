import type { CaipNetworkId, Token } from '@kit/core/plugin'

/** Options for `intentConversion`: where orders are opened and filled, and what solvers charge. */
export type IntentOptions = {
  /**
   * Settler contracts (ERC-7683 of 2025) by network, with orders of the Open Intents Framework's basic swap. Tokens are deposited only
   * there, and stay there until the order is filled.
   */
  readonly settlers: { readonly [networkId: CaipNetworkId]: string }
  /** Lists tokens on other networks that solvers accept for a token. Tokens on networks without a settler are ignored. */
  listTokens(call: { readonly to: Token; readonly signal: AbortSignal }): Promise<readonly Token[]>
  /**
   * Returns the amount to deposit so that a solver fills the order, in base units of `from`, including the solver's fee. The payer sees it
   * before any request, and no more is spent.
   */
  quote(order: {
    readonly from: Token
    readonly to: Token
    /** Amount that arrives, in base units of `to`. */
    readonly amount: bigint
    readonly signal: AbortSignal
  }): Promise<bigint>
  /** Time in which the order can be filled, in milliseconds. Afterwards it can be refunded. Defaults to 600 000. */
  readonly fillTimeoutMs?: number
}
