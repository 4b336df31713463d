import type { PluginContext, Store } from '@kit/core/plugin'
import type { OnrampOrder, OnrampState, Purchase } from '../OnrampState.js'
import { purchasesKey } from '../purchasesKey.js'
import { createPurchases, isExpired } from './createPurchases.js'

/** Tolerance for the clock of the service, if no order of the account reveals its time. */
const skewMs = 60_000

/** A purchase that the user starts. */
export type PurchaseStart = Pick<Purchase, 'networkId' | 'address' | 'symbol' | 'amount' | 'currency' | 'url'>

/** The purchase of the active account, tracked to its end. */
export type PurchaseWatch = {
  /** Whether its order should be polled. */
  isTracked(): boolean
  /** Loads the stored purchase of the account. */
  resume(): void
  /** Finds the new order of the purchase, and updates its status. */
  update(orders: readonly OnrampOrder[]): void
  start(purchase: PurchaseStart): void
  forget(): void
  /** Stops listening to other tabs. */
  unwatch(): void
}

/** Creates the watch over the plugin's store. `changed` is called when another purchase is tracked. */
export function createPurchaseWatch(
  { emit, fundsArrived, kit, ports, toast }: PluginContext,
  store: Store<OnrampState>,
  { addressOf, changed }: { addressOf(): string | undefined; changed(): void },
): PurchaseWatch {
  const { clock } = ports
  const purchases = createPurchases(ports.storage, () => clock.now(), purchasesKey(kit.options.storagePrefix))

  const isTracked = ({ purchase } = store.getState()) =>
    purchase !== undefined &&
    (purchase.status === 'waiting' || purchase.status === 'pending') &&
    !isExpired(purchase, clock.now())

  function keep(purchase: Purchase): void {
    purchases.write(purchase)
    if (purchase.address === addressOf()) store.update((now) => ({ ...now, purchase }))
  }

  function resume(): void {
    const address = addressOf()
    const purchase = address === undefined ? undefined : purchases.read(address)
    store.update((now) => ({ ...now, purchase }))
    changed()
  }

  return {
    isTracked,
    resume,
    update(orders) {
      const { purchase } = store.getState()
      if (purchase === undefined || !isTracked()) return
      const { orderId, afterMs } = purchase
      const mine = orders.filter(({ id, atMs }) => (orderId === undefined ? atMs > afterMs : id === orderId)).at(-1)
      if (mine === undefined || (mine.id === orderId && mine.status === purchase.status)) return
      const { status } = mine
      const symbol = mine.symbol || purchase.symbol
      const networkId = mine.networkId ?? purchase.networkId
      keep({ ...purchase, status, orderId: mine.id, symbol })
      if (status === 'pending') return
      emit({ type: 'onramp/ended', networkId, symbol, status })
      toast(
        status === 'success'
          ? { variant: 'success', message: 'onramp.arrived' }
          : { variant: 'error', message: 'onramp.orderFailed' },
      )
      if (status === 'success') fundsArrived(networkId)
    },
    start(began) {
      const { orders, purchase: former } = store.getState()
      const rows = 'data' in orders ? orders.data : undefined
      const startedAtMs = clock.now()
      // A purchase that is still waiting may be paid on the page that was opened first.
      const afterMs =
        former?.status === 'waiting' && isTracked()
          ? former.afterMs
          : (rows?.[0]?.atMs ?? (rows ? 0 : startedAtMs - skewMs))
      keep({ ...began, startedAtMs, afterMs, status: 'waiting', orderId: undefined })
      const { networkId, symbol, currency } = began
      emit({ type: 'onramp/started', networkId, symbol, currency })
      changed()
    },
    forget() {
      const address = addressOf()
      if (address === undefined) return
      purchases.remove(address)
      store.update((now) => ({ ...now, purchase: undefined }))
    },
    unwatch: purchases.watch(() => {
      const before = store.getState().purchase?.status
      resume()
      const { purchase } = store.getState()
      // The tab that detected the end has reported it. This one only refreshes the balances.
      if (purchase?.status === 'success' && before !== 'success') fundsArrived(purchase.networkId)
    }),
  }
}
