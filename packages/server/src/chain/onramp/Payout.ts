import type { Chains } from '../chains/Chains.js'
import type { OnrampConfig } from '../config/serviceConfig.js'
import type { Order, Orders } from './createOrders.js'

/** Advances one order by a step; returns whether it is complete. Throws when the chain is unavailable. */
export type Payout = (order: Order) => Promise<boolean>

/** Dependencies of a payout. */
export type PayoutOptions = {
  readonly orders: Orders
  readonly chains: Chains
  readonly faucetKeys: OnrampConfig['faucetKeys']
  readonly now: () => number
}
