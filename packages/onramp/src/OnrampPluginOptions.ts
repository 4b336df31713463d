import type { ApiClient } from '@kit/api'
import type { CaipNetworkId } from '@kit/core/plugin'
import { onrampChains } from './onrampChains.data.js'

/** What {@link onramp} takes. */
export type OnrampPluginOptions = {
  /** The service that sells, from `createApiClient`. */
  readonly api: ApiClient
  /** Where buying is offered. Default: the chains of the specification (Ethereum, Arbitrum, Optimism, Polygon, Base, Solana …). */
  readonly networks?: readonly CaipNetworkId[]
}

/** Whether buying is offered on a network, as far as the options say. */
export function isOnrampNetwork(networkId: CaipNetworkId | undefined, { networks }: OnrampPluginOptions): boolean {
  if (networkId === undefined) return false
  return networks?.includes(networkId) ?? Object.values(onrampChains).includes(networkId)
}
