import type { ApiClient } from '@kit/api'
import type { CaipNetworkId } from '@kit/core/plugin'
import type { SwappableToken } from './SwapState.js'

/** Options for {@link swap}. */
export type SwapOptions = {
  /** Client of the service that quotes and builds swaps, from `createApiClient`. */
  readonly api: ApiClient
  /**
   * Networks on which swaps are enabled. Defaults to those of the specification (Ethereum, Arbitrum, Optimism, zkSync, Base, BNB, Polygon,
   * Gnosis …).
   */
  readonly networks?: readonly CaipNetworkId[]
  /**
   * Allowed exchange contracts by network. Set them if you know them. Otherwise only the first contract that the service names on a network
   * is allowed until a reload. The review warns if it isn't well known.
   */
  readonly routers?: { readonly [networkId: CaipNetworkId]: readonly string[] }
  /** Fee of your service as a percentage of each amount, shown to the user. Defaults to 0. */
  readonly providerFee?: number
}

/**
 * Fields of the swap that can be changed. Amounts are in base units. The given amount counts as the typed one; the other follows from the
 * quote.
 */
export type SwapEdit = {
  readonly from?: SwappableToken
  readonly to?: SwappableToken
  /** Undefined clears the field. */
  readonly amountIn?: bigint | undefined
  readonly amountOut?: bigint | undefined
  /** Percentage from 0.01 to 50. */
  readonly slippage?: number
}

/** Initial values of a swap. Tokens by symbol or address; an ambiguous symbol selects the first match. */
export type SwapStart = {
  readonly fromToken?: string | undefined
  readonly toToken?: string | undefined
  /** Decimal string, in units of `fromToken`. */
  readonly amount?: string | undefined
}

/** Options for `submit`: acknowledged warnings. */
export type SwapSubmitOptions = {
  /** `maybeSent`: swap even though an earlier swap may have been sent (`state.maybeSent`). */
  readonly acknowledged?: readonly 'maybeSent'[]
}

/** EVM chain IDs on which swaps are enabled by default. */
const swapChains = [1, 42161, 10, 324, 8453, 56, 137, 100, 43114, 250, 8217, 1313161554]

/** Whether swaps are enabled on a network. */
export function isSwapNetwork(networkId: CaipNetworkId | undefined, { networks }: SwapOptions): boolean {
  if (networkId === undefined) return false
  return networks?.includes(networkId) ?? swapChains.some((id) => networkId === `eip155:${id}`)
}
