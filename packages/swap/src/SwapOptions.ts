import type { ApiClient } from '@kit/api'
import type { CaipNetworkId } from '@kit/core/plugin'
import type { TradedToken } from './SwapState.js'

/** What {@link swap} takes. */
export type SwapOptions = {
  /** The service that quotes and builds, from `createApiClient`. */
  readonly api: ApiClient
  /** Where swaps are offered. Default: those of the specification (Ethereum, Arbitrum, Optimism, zkSync, Base, BNB, Polygon, Gnosis …). */
  readonly networks?: readonly CaipNetworkId[]
  /**
   * The contracts that may trade, by network: name them where you know them. Without, the first that the service names on a network
   * is the only one until the page is reloaded, and the review warns of one that is not well known.
   */
  readonly routers?: { readonly [networkId: CaipNetworkId]: readonly string[] }
  /** Percent that your service keeps of each amount, shown to the visitor. Default 0. */
  readonly providerFee?: number
}

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

/** Where swaps are offered when the app does not say (EVM chain ids). */
const swapChains = [1, 42161, 10, 324, 8453, 56, 137, 100, 43114, 250, 8217, 1313161554]

/** Whether swaps are offered on a network. */
export function isSwapNetwork(networkId: CaipNetworkId | undefined, { networks }: SwapOptions): boolean {
  if (networkId === undefined) return false
  return networks?.includes(networkId) ?? swapChains.some((id) => networkId === `eip155:${id}`)
}
