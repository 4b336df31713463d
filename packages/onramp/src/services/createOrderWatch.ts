import type { ApiClient } from '@kit/api'
import {
  accountInUse,
  createScope,
  type KitError,
  type PluginContext,
  type ReadableStore,
  type Store,
  toKitError,
} from '@kit/core/plugin'
import type { OnrampOrder, OnrampState } from '../OnrampState.js'
import { createPurchaseWatch, type PurchaseWatch } from './createPurchaseWatch.js'
import { createRounds } from './createRounds.js'
import { readOrders } from './readOrders.js'

/** How often an order is asked about while the visitor looks at it, and while only the page is shown. */
const shownMs = 3_000
const hiddenMs = 10_000

/** The orders of the active account, and the purchase that is followed to its end. */
export type OrderWatch = Pick<PurchaseWatch, 'start' | 'forget'> & {
  /** Reads the orders. Rejects with `api/*`. */
  load(): Promise<readonly OnrampOrder[]>
  /** Somebody began or ceased to look. */
  look(): void
  destroy(): void
}

export function createOrderWatch(
  api: ApiClient,
  context: PluginContext,
  store: Store<OnrampState>,
  watchers: ReadableStore<number>,
): OrderWatch {
  // Of the account, whatever the network.
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
    changed: () => rounds.go(),
  })
  const rounds = createRounds(context.ports, {
    ask: load,
    isAwaited() {
      const { orders } = store.getState()
      const rows = 'data' in orders ? (orders.data ?? []) : []
      return purchase.isFollowed() || (watchers.getState() > 0 && rows.some(({ status }) => status === 'pending'))
    },
    pauseMs: () => (watchers.getState() > 0 ? shownMs : hiddenMs),
  })

  async function load(): Promise<readonly OnrampOrder[]> {
    const scope = scopes.current()
    if (scope === undefined) return []
    const change = (orders: OnrampState['orders']) => scopes.update(scope, (now) => ({ ...now, orders }))
    const before = store.getState().orders
    const data = 'data' in before ? before.data : undefined
    if (data === undefined) change({ status: 'pending' })
    try {
      const orders = await readOrders(api, scope.address, scope.signal)
      change({ status: 'success', data: orders })
      if (!scope.signal.aborted) purchase.settle(orders)
      return orders
    } catch (failure) {
      const error: KitError = toKitError(failure, 'adapter/failed', 'The orders could not be read.')
      change({ status: 'error', error, retryAtMs: context.ports.clock.now(), ...(data && { data }) })
      throw error
    }
  }

  function begin(): void {
    store.update((now) => ({ ...now, orders: { status: 'idle' } }))
    purchase.resume()
  }

  begin()
  return {
    load,
    start: purchase.start,
    forget: purchase.forget,
    look() {
      // What was asked seldom is asked often now, or no longer.
      rounds.stop()
      rounds.go()
    },
    destroy() {
      purchase.unwatch()
      rounds.stop()
      scopes.destroy()
    },
  }
}
