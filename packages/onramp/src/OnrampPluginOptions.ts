import type { ApiClient } from '@kit/api'
import type { CaipNetworkId } from '@kit/core/plugin'
import { onrampChains } from './onrampChains.data.js'

/** Options for {@link onramp}. */
export type OnrampPluginOptions = {
  /** Client of the on-ramp service, from `createApiClient`. */
  readonly api: ApiClient
  /**
   * Networks on which buying is enabled. Defaults to the networks of the specification (Ethereum, Arbitrum, Optimism, Polygon, Base, Solana
   * …).
   */
  readonly networks?: readonly CaipNetworkId[]
}

/** Whether the options enable buying on a network. */
export function isOnrampNetwork(networkId: CaipNetworkId | undefined, { networks }: OnrampPluginOptions): boolean {
  if (networkId === undefined) return false
  return networks?.includes(networkId) ?? Object.values(onrampChains).includes(networkId)
}
