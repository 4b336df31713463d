import type { TradedToken } from './SwapState.js'

/** What the visitor changes of a swap. Amounts are base units; of the two, the one that is given is the one that was typed. */
export type SwapEdit = {
  readonly from?: TradedToken
  readonly to?: TradedToken
  /** Undefined empties the field. */
  readonly amountIn?: bigint | undefined
  readonly amountOut?: bigint | undefined
  /** Percent, from 0.01 to 50. */
  readonly slippage?: number
}

/** What a swap is begun with. Tokens by symbol or address; symbols that two tokens have are those of the first. */
export type SwapStart = {
  readonly fromToken?: string | undefined
  readonly toToken?: string | undefined
  /** Decimal text, of `fromToken`. */
  readonly amount?: string | undefined
}

/** What `submit` takes: warnings that were shown and accepted. */
export type SwapSubmitOptions = {
  /** `mayBeSent`: the swap goes ahead although an earlier one may have been sent (`state.maybeSent`). */
  readonly acknowledged?: readonly 'mayBeSent'[]
}
