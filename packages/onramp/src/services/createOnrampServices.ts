import {
  type AccountInUse,
  accountInUse,
  createScope,
  type PluginContext,
  type ReadableStore,
  type Scope,
  type ScopeWatch,
  type Store,
} from '@kit/core/plugin'
import type { OnrampPluginOptions } from '../OnrampPluginOptions.js'
import { emptyOnramp, type OnrampState } from '../OnrampState.js'
import { createOffers, type Offers } from './createOffers.js'
import { createOrderWatch, type OrderWatch } from './createOrderWatch.js'
import { createPurchaseQuoting, type PurchaseQuoting } from './createPurchaseQuoting.js'

/** Services of the on-ramp commands. */
export type OnrampServices = Pick<Offers, 'loadOffer' | 'refreshLimits'> & {
  readonly context: PluginContext
  readonly store: Store<OnrampState>
  readonly scopes: ScopeWatch<AccountInUse, OnrampState>
  readonly quoting: PurchaseQuoting
  readonly orders: OrderWatch
  destroy(): void
}

/** Creates the services, which follow the active account and network. */
export function createOnrampServices(
  options: OnrampPluginOptions,
  context: PluginContext,
  store: Store<OnrampState>,
  watchers: ReadableStore<number>,
): OnrampServices {
  const { api } = options
  const quoting = createPurchaseQuoting(api, context, store)
  const orders = createOrderWatch(api, context, store, watchers)
  const active = context.kit.active
  const scopes = createScope<AccountInUse, OnrampState>(active, { store, keyOf: accountInUse, onChange: begin })
  const offers = createOffers(options, context.ports, { store, scopes, quoting, watchers })

  function begin(scope: Scope<AccountInUse> | undefined): void {
    quoting.stop()
    // First, because subscribers of the store may load the offer immediately.
    offers.begin(scope)
    store.update(({ orders, purchase }) => ({
      ...emptyOnramp,
      networkId: scope?.networkId,
      address: scope?.address,
      orders,
      purchase,
    }))
  }

  begin(scopes.current())
  return {
    ...offers,
    context,
    store,
    scopes,
    quoting,
    orders,
    destroy() {
      offers.stop()
      quoting.stop()
      orders.destroy()
      scopes.destroy()
    },
  }
}
