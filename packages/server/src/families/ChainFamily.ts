import type { GatewayFamily } from '../gateway/GatewayFamily.js'
import type { App } from '../http/AppContext.js'
import type { Services } from '../Services.js'

/**
 * A kind of chains: everything that the server does for them and for no others. What it cannot do for them is an absent member. A family is
 * one folder here and one line in `chainFamilies`.
 */
export type ChainFamily = GatewayFamily & {
  /** Adds the calls that only this family has. */
  addRoutes?(app: App, services: Services): void
}
