import type { CaipNetworkId, Token } from '@kit/core/plugin'

/** What `intentConversion` takes: where orders are opened and filled, and what those who fill them want for it. */
export type IntentOptions = {
  /**
   * The settlers of ERC-7683 of 2025 by network, whose orders are those of the Open Intents Framework's basic swap. Nobody else is given anything; what is
   * given stays there until the order is filled.
   */
  readonly settlers: { readonly [networkId: CaipNetworkId]: string }
  /** What is taken on other networks for a token; what is on none of `settlers` is left aside. */
  listTokens(call: { readonly to: Token; readonly signal: AbortSignal }): Promise<readonly Token[]>
  /**
   * What has to be given so that somebody fills the order, in base units of `from`: from those who fill them, with what they keep. The payer sees it
   * before anything is asked, and no more than it leaves.
   */
  quote(order: {
    readonly from: Token
    readonly to: Token
    /** What arrives, in base units of `to`. */
    readonly amount: bigint
    readonly signal: AbortSignal
  }): Promise<bigint>
  /** How long somebody may fill an order; afterwards it can be taken back. Milliseconds. Default 600 000. */
  readonly fillMs?: number
}
