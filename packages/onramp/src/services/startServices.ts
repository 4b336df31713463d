import { getOnrampOptions } from '@kit/api'
import type { PluginContext, Store } from '@kit/core/plugin'
import { listOfferings } from '../listOfferings.js'
import { notOffered } from '../OnrampErrorCodes.js'
import { isOnrampNetwork, type OnrampPluginOptions } from '../OnrampPluginOptions.js'
import { emptyOnramp, type OnrampOffer, type OnrampState } from '../OnrampState.js'
import { createOrders, type OrderWatch } from './createOrders.js'
import { createQuoting, type Quoting } from './createQuoting.js'

/** What the commands of the plugin work with. */
export type OnrampServices = {
  readonly context: PluginContext
  readonly store: Store<OnrampState>
  readonly quoting: Quoting
  readonly orders: OrderWatch
  /** Reads what can be bought on the active network. Rejects with `onramp/notOffered`. */
  loadOffer(): Promise<OnrampOffer>
  destroy(): void
}

/** Creates them: follows the active account and network. */
export function startServices(
  options: OnrampPluginOptions,
  context: PluginContext,
  store: Store<OnrampState>,
  watchers: Store<number>,
): OnrampServices {
  const { api } = options
  const { kit } = context
  const quoting = createQuoting(api, context, store)
  const orders = createOrders(api, context, store, watchers)
  const end = new AbortController()

  function follow(): void {
    const { account, network } = kit.active.getState()
    const { networkId, address } = store.getState()
    const isSameAccount = address === account?.address
    if (networkId === network?.id && isSameAccount) return
    quoting.stop()
    store.update((now) => ({
      ...emptyOnramp,
      networkId: account && network?.id,
      address: network && account?.address,
      ...(isSameAccount && { orders: now.orders, purchase: now.purchase }),
    }))
    if (!isSameAccount) orders.resume()
  }

  async function loadOffer(): Promise<OnrampOffer> {
    const { networkId, address, offer } = store.getState()
    if (networkId === undefined || !isOnrampNetwork(networkId, options)) throw notOffered()
    if (offer.status === 'success' && !offer.data.isBuiltIn) return offer.data
    const change = (next: OnrampState['offer']) =>
      store.update((now) => (now.networkId === networkId && now.address === address ? { ...now, offer: next } : now))
    if (offer.status !== 'success') change({ status: 'pending' })
    // It never fails: the built-in list is there.
    const all = await getOnrampOptions(api, end.signal)
    const payments = all.paymentCurrencies.filter(({ limits }) => limits.length > 0)
    const data = { offerings: listOfferings(all, networkId), payments, isBuiltIn: all.isBuiltIn, all }
    change({ status: 'success', data })
    return data
  }

  const unfollow = kit.active.subscribe(follow)
  follow()

  return {
    context,
    store,
    quoting,
    orders,
    loadOffer,
    destroy() {
      unfollow()
      quoting.stop()
      orders.destroy()
      end.abort()
    },
  }
}
