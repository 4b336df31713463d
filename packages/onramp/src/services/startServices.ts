import { getOnrampOptions } from '@kit/api'
import {
  type AccountInUse,
  accountInUse,
  createRecheck,
  createScope,
  type PluginContext,
  type Scope,
  type ScopeWatch,
  type Store,
} from '@kit/core/plugin'
import { checkAmount } from '../checkAmount.js'
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
  readonly scopes: ScopeWatch<AccountInUse, OnrampState>
  readonly quoting: Quoting
  readonly orders: OrderWatch
  /** Reads what can be bought on the active network. Rejects with `onramp/notOffered`. */
  loadOffer(): Promise<OnrampOffer>
  /** Reads the limits again that refuse the amount. Never rejects. */
  renewLimits(): Promise<void>
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
  const scopes = createScope<AccountInUse, OnrampState>(kit.active, { store, keyOf: accountInUse, onChange: begin })

  function begin(scope: Scope<AccountInUse> | undefined): void {
    quoting.stop()
    store.update(({ orders, purchase }) => ({
      ...emptyOnramp,
      networkId: scope?.networkId,
      address: scope?.address,
      orders,
      purchase,
    }))
  }

  async function loadOffer({ isFresh = false } = {}): Promise<OnrampOffer> {
    const { offer } = store.getState()
    const scope = scopes.current()
    const networkId = scope?.networkId
    if (scope === undefined || networkId === undefined || !isOnrampNetwork(networkId, options)) throw notOffered()
    const isKnown = offer.status === 'success' && !offer.data.isBuiltIn && offer.data.offerings.length > 0
    if (isKnown && !isFresh) return offer.data
    const change = (next: OnrampState['offer']) => scopes.update(scope, (now) => ({ ...now, offer: next }))
    if (offer.status !== 'success') change({ status: 'pending' })
    // It never fails: the built-in list is there.
    const all = await getOnrampOptions(api, scope.signal)
    const payments = all.paymentCurrencies.filter(({ limits }) => limits.length > 0)
    const data = { offerings: listOfferings(all, networkId), payments, isBuiltIn: all.isBuiltIn, all }
    change({ status: 'success', data })
    return data
  }

  async function renewLimits(): Promise<void> {
    const scope = scopes.current()
    if (!isOfLimit(store.getState())) return
    const { payments } = await loadOffer({ isFresh: true })
    const { amount, method, payment } = store.getState()
    const paid = payments.find(({ id }) => id === payment?.id)
    const way = paid?.limits.find(({ id }) => id === method?.id)
    if (way === undefined || scope !== scopes.current()) return
    if (way.min === method?.min && way.max === method.max) return
    store.update((now) => ({ ...now, payment: paid, method: way, problem: checkAmount(amount, way) }))
    if (store.getState().problem === undefined) quoting.ask().catch(() => undefined)
  }

  const recheck = createRecheck(context.ports, watchers, (isNew) => {
    // Limits change seldom: once for each question is enough.
    if (isNew) renewLimits().catch(() => undefined)
  })
  const unrecheck = store.subscribe(() => {
    const { amount, method, networkId, payment } = store.getState()
    const isRefused = isOfLimit(store.getState())
    recheck.refuse(isRefused ? [networkId, payment?.id, method?.id, amount].join(' ') : undefined)
  })
  begin(scopes.current())

  return {
    context,
    store,
    scopes,
    quoting,
    orders,
    loadOffer,
    renewLimits: () => renewLimits().catch(() => undefined),
    destroy() {
      unrecheck()
      recheck.destroy()
      quoting.stop()
      orders.destroy()
      scopes.destroy()
    },
  }
}

/** Whether a limit that was read before refuses the amount. */
const isOfLimit = ({ problem }: OnrampState): boolean =>
  problem?.reason === 'tooSmall' || problem?.reason === 'tooLarge'
