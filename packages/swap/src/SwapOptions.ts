import type { ApiClient } from '@kit/api'
import type { CaipNetworkId } from '@kit/core/plugin'

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

/** Where swaps are offered when the app does not say (EVM chain ids). */
const swapChains = [1, 42161, 10, 324, 8453, 56, 137, 100, 43114, 250, 8217, 1313161554]

/** Whether swaps are offered on a network. */
export function isSwapNetwork(networkId: CaipNetworkId | undefined, { networks }: SwapOptions): boolean {
  if (networkId === undefined) return false
  return networks?.includes(networkId) ?? swapChains.some((id) => networkId === `eip155:${id}`)
}
