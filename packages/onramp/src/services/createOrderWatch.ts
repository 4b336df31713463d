import type { ApiClient } from '@kit/api'
import {
  accountInUse,
  createQuery,
  createScope,
  type LoadableQuery,
  type PluginContext,
  type ReadableStore,
  type Scope,
  type Store,
} from '@kit/core/plugin'
import type { OnrampOrder, OnrampState } from '../OnrampState.js'
import { createPolling } from './createPolling.js'
import { createPurchaseWatch, type PurchaseWatch } from './createPurchaseWatch.js'
import { readOrders } from './readOrders.js'

/** Polling intervals of an order: while a view shows it, and while only the page is visible. */
const shownMs = 3_000
const hiddenMs = 10_000

/** The orders of the active account, and the purchase that is tracked. */
export type OrderWatch = Pick<PurchaseWatch, 'start' | 'forget'> & {
  /** Loads the orders. Rejects with `api/*`. */
  load(): Promise<readonly OnrampOrder[]>
  /** Updates the polling interval when a view starts or stops showing the order. */
  refreshOrders(): void
  destroy(): void
}

export function createOrderWatch(
  api: ApiClient,
  context: PluginContext,
  store: Store<OnrampState>,
  watchers: ReadableStore<number>,
): OrderWatch {
  let query: LoadableQuery<readonly OnrampOrder[]>
  // Scoped to the account, on any network.
  const scopes = createScope<{ readonly address: string }, OnrampState>(context.kit.active, {
    store,
    keyOf: (active) => {
      const key = accountInUse(active)
      return key && { address: key.address }
    },
    onChange: begin,
  })
  const purchase = createPurchaseWatch(context, store, {
    addressOf: () => scopes.current()?.address,
    changed: () => rounds.start(),
  })
  const rounds = createPolling(context.ports, {
    poll: load,
    shouldPoll() {
      const { orders } = store.getState()
      const rows = 'data' in orders ? (orders.data ?? []) : []
      return purchase.isTracked() || (watchers.getState() > 0 && rows.some(({ status }) => status === 'pending'))
    },
    pauseMs: () => (watchers.getState() > 0 ? shownMs : hiddenMs),
  })

  async function load(): Promise<readonly OnrampOrder[]> {
    const scope = scopes.current()
    if (scope === undefined) return []
    return query.load(async (signal) => {
      const orders = await readOrders(api, scope.address, signal)
      purchase.update(orders)
      return orders
    }, 'known')
  }

  function begin(scope: Scope<{ readonly address: string }> | undefined): void {
    store.update((now) => ({ ...now, orders: { status: 'idle' } }))
    query = createQuery(
      context.ports.clock,
      () => store.getState().orders,
      (orders) => scopes.update(scope, (now) => ({ ...now, orders })),
      ['adapter/failed', "Couldn't load orders."],
      scope,
    )
    purchase.resume()
  }

  begin(scopes.current())
  return {
    load,
    start: purchase.start,
    forget: purchase.forget,
    refreshOrders() {
      // Restart with the new interval, or stop.
      rounds.stop()
      rounds.start()
    },
    destroy() {
      purchase.unwatch()
      rounds.stop()
      scopes.destroy()
    },
  }
}
