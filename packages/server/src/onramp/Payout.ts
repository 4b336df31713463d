import type { Chains } from '../chain/Chains.js'
import type { ServerConfig } from '../config/ServerConfig.js'
import type { Order, Orders } from './createOrders.js'

/** Brings one order a step further; returns whether it is settled. Throws when the chain cannot be asked. */
export type Payout = (order: Order) => Promise<boolean>

/** What a payout works with. */
export type PayoutOptions = {
  readonly orders: Orders
  readonly chains: Chains
  readonly faucetKeys: ServerConfig['onramp']['faucetKeys']
}
