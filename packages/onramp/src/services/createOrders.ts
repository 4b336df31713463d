import { type ApiClient, getHistory } from '@kit/api'
import {
  accountInUse,
  type CaipNetworkId,
  createScope,
  type KitError,
  type PluginContext,
  pause,
  type Store,
  toKitError,
} from '@kit/core/plugin'
import { purchasesKey } from '../hasPurchases.js'
import type { OnrampOrder, OnrampState, Purchase } from '../OnrampState.js'
import { createPurchases, isOver } from './createPurchases.js'
import { toOrder } from './toOrder.js'

/** How often an order is asked about while the visitor looks at it, and while only the page is shown. */
const shownMs = 3_000
const hiddenMs = 10_000
/** How far the service's clock may be behind, where no order of the account says what time it has. */
const skewMs = 60_000

declare module '@kit/core' {
  interface PluginEvents {
    /** The visitor went to the page where it is paid. */
    'onramp/started': { readonly networkId: CaipNetworkId; readonly symbol: string; readonly currency: string }
    /** What was bought is there, or will not come. */
    'onramp/ended': {
      readonly networkId: CaipNetworkId
      readonly symbol: string
      readonly status: 'success' | 'failed'
    }
  }
}

/** The orders of the active account, and the purchase that is followed to its end. */
export type OrderWatch = {
  /** Reads the orders. Rejects with `api/*`. */
  load(): Promise<readonly OnrampOrder[]>
  /** The visitor went to pay on this page. */
  start(purchase: Pick<Purchase, 'networkId' | 'address' | 'symbol' | 'amount' | 'currency' | 'url'>): void
  /** Nobody asks about the purchase any more. */
  forget(): void
  /** Somebody began or ceased to look. */
  look(): void
  destroy(): void
}

/** Creates it over the store of the plugin. */
export function createOrders(
  api: ApiClient,
  { emit, kit, ports, toast }: PluginContext,
  store: Store<OnrampState>,
  watchers: Store<number>,
): OrderWatch {
  const { clock, platform } = ports
  const purchases = createPurchases(ports.storage, () => clock.now(), purchasesKey(kit.options.storagePrefix))
  // Of the account, whatever the network.
  const scopes = createScope<{ readonly address: string }, OnrampState>(kit.active, {
    store,
    keyOf: (active) => {
      const key = accountInUse(active)
      return key && { address: key.address }
    },
    onChange: begin,
  })
  let round: AbortController | undefined

  const isFollowed = (purchase: Purchase | undefined) =>
    purchase !== undefined &&
    (purchase.status === 'waiting' || purchase.status === 'pending') &&
    !isOver(purchase, clock.now())

  function isAwaited(): boolean {
    const { purchase, orders } = store.getState()
    const rows = 'data' in orders ? (orders.data ?? []) : []
    return isFollowed(purchase) || (watchers.getState() > 0 && rows.some(({ status }) => status === 'pending'))
  }

  /** Asks again and again, for as long as there is something to wait for; nobody is asked for a page that is not shown. */
  async function follow(): Promise<void> {
    if (round !== undefined || !isAwaited()) return
    const mine = new AbortController()
    round = mine
    try {
      while (isAwaited()) {
        await pause(clock, watchers.getState() > 0 ? shownMs : hiddenMs, mine.signal)
        // A failure is one round without an answer.
        if (platform.isVisible()) await load().catch(() => undefined)
      }
    } finally {
      if (round === mine) round = undefined
    }
  }
  const go = () => void follow().catch(() => undefined)

  async function load(): Promise<readonly OnrampOrder[]> {
    const scope = scopes.current()
    if (scope === undefined) return []
    const change = (orders: OnrampState['orders']) => scopes.update(scope, (now) => ({ ...now, orders }))
    const before = store.getState().orders
    const data = 'data' in before ? before.data : undefined
    if (data === undefined) change({ status: 'pending' })
    try {
      const { items } = await getHistory(
        api,
        { address: scope.address, onramp: 'coinbase', isFresh: true },
        scope.signal,
      )
      const orders = items.map(toOrder).sort((a, b) => b.atMs - a.atMs)
      change({ status: 'success', data: orders })
      if (!scope.signal.aborted) settle(orders)
      return orders
    } catch (failure) {
      const error: KitError = toKitError(failure, 'adapter/failed', 'The orders could not be read.')
      change({ status: 'error', error, retryAtMs: clock.now(), ...(data && { data }) })
      throw error
    }
  }

  /** Finds the order that the visitor placed, and says how it ended. */
  function settle(orders: readonly OnrampOrder[]): void {
    const { purchase } = store.getState()
    if (purchase === undefined || !isFollowed(purchase)) return
    const { orderId, afterMs } = purchase
    const mine = orders.filter(({ id, atMs }) => (orderId === undefined ? atMs > afterMs : id === orderId)).at(-1)
    if (mine === undefined || (mine.id === orderId && mine.status === purchase.status)) return
    keep({ ...purchase, status: mine.status, orderId: mine.id, symbol: mine.symbol || purchase.symbol })
    if (mine.status === 'pending') return
    const { networkId, symbol } = purchase
    emit({
      type: 'onramp/ended',
      networkId: mine.networkId ?? networkId,
      symbol: mine.symbol || symbol,
      status: mine.status,
    })
    toast(
      mine.status === 'success'
        ? { variant: 'success', message: 'onramp.arrived' }
        : { variant: 'error', message: 'onramp.orderFailed' },
    )
    if (mine.status === 'success') refresh(mine.networkId ?? purchase.networkId, purchase.address)
  }

  /** What was bought is there: the account shows it. */
  function refresh(networkId: Purchase['networkId'], address: string): void {
    for (const read of [kit.refreshTokens, kit.refreshBalance]) read({ networkId, address }).catch(() => undefined)
  }

  function keep(purchase: Purchase): void {
    purchases.write(purchase)
    if (purchase.address === scopes.current()?.address) store.update((now) => ({ ...now, purchase }))
  }

  function begin(): void {
    store.update((now) => ({ ...now, orders: { status: 'idle' } }))
    resume()
  }

  /** Takes up the purchase of the account. */
  function resume(): void {
    const address = scopes.current()?.address
    const purchase = address === undefined ? undefined : purchases.read(address)
    store.update((now) => ({ ...now, purchase }))
    go()
  }

  const unwatch = purchases.watch(() => {
    const before = store.getState().purchase?.status
    resume()
    const { purchase } = store.getState()
    // The tab that saw it end said so; this one shows what arrived, too.
    if (purchase?.status === 'success' && before !== 'success') refresh(purchase.networkId, purchase.address)
  })

  begin()
  return {
    load,
    start(began) {
      const { orders, purchase: former } = store.getState()
      const rows = 'data' in orders ? orders.data : undefined
      const startedAtMs = clock.now()
      // One that is still waited for may be paid on the page that was opened first.
      const afterMs =
        former?.status === 'waiting' && isFollowed(former)
          ? former.afterMs
          : (rows?.[0]?.atMs ?? (rows ? 0 : startedAtMs - skewMs))
      keep({ ...began, startedAtMs, afterMs, status: 'waiting', orderId: undefined })
      const { networkId, symbol, currency } = began
      emit({ type: 'onramp/started', networkId, symbol, currency })
      go()
    },
    forget() {
      const address = scopes.current()?.address
      if (address === undefined) return
      purchases.remove(address)
      store.update((now) => ({ ...now, purchase: undefined }))
    },
    look() {
      // What was asked seldom is asked often now, or no longer.
      round?.abort()
      round = undefined
      go()
    },
    destroy() {
      unwatch()
      round?.abort()
      scopes.destroy()
    },
  }
}
