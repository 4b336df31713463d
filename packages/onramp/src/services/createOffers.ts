import { getOnrampOptions } from '@kit/api'
import {
  type AccountInUse,
  createQuery,
  createRecheck,
  type Freshness,
  type LoadableQuery,
  type Ports,
  type ReadableStore,
  type Scope,
  type ScopeWatch,
  type Store,
} from '@kit/core/plugin'
import { checkAmount } from '../checkAmount.js'
import { listOfferings } from '../listOfferings.js'
import { onrampNotOffered } from '../OnrampErrorCodes.js'
import { isOnrampNetwork, type OnrampPluginOptions } from '../OnrampPluginOptions.js'
import type { OnrampOffer, OnrampState } from '../OnrampState.js'
import type { PurchaseQuoting } from './createPurchaseQuoting.js'

/** Loads what can be bought on the active network. */
export type Offers = {
  /** Starts over for another account or network. */
  begin(scope: Scope<AccountInUse> | undefined): void
  /** Loads the offer. Rejects with `onramp/notOffered`. */
  loadOffer(): Promise<OnrampOffer>
  /** Refreshes limits that reject the amount. Never rejects. */
  refreshLimits(): Promise<void>
  stop(): void
}

/** Creates the offers. Limits that reject an amount are refreshed once per amount. */
export function createOffers(
  options: OnrampPluginOptions,
  ports: Ports,
  deps: {
    readonly store: Store<OnrampState>
    readonly scopes: ScopeWatch<AccountInUse, OnrampState>
    readonly quoting: PurchaseQuoting
    readonly watchers: ReadableStore<number>
  },
): Offers {
  const { quoting, scopes, store } = deps
  let query: LoadableQuery<OnrampOffer>

  function begin(scope: Scope<AccountInUse> | undefined): void {
    query = createQuery(
      ports.clock,
      () => store.getState().offer,
      (offer) => scopes.update(scope, (now) => ({ ...now, offer })),
      ['adapter/failed', "Couldn't load the buying options."],
      { freshMs: Number.POSITIVE_INFINITY, ...scope },
    )
  }

  async function loadOffer(freshness: Freshness): Promise<OnrampOffer> {
    const { offer } = store.getState()
    const networkId = scopes.current()?.networkId
    if (networkId === undefined || !isOnrampNetwork(networkId, options)) throw onrampNotOffered()
    // The service may have recovered, or sell on this network by now.
    if (offer.status === 'success' && (offer.data.isFallback || offer.data.offerings.length === 0)) query.expire()
    return query.load(async (signal) => {
      // Falls back to the built-in list, and rejects only if aborted.
      const all = await getOnrampOptions(options.api, signal)
      const payments = all.paymentCurrencies.filter(({ limits }) => limits.length > 0)
      return { offerings: listOfferings(all, networkId), payments, isFallback: all.isBuiltIn, all }
    }, freshness)
  }

  async function refreshLimits(): Promise<void> {
    const scope = scopes.current()
    if (!isOfLimit(store.getState())) return
    const { payments } = await loadOffer('fresh')
    const { amount, method, payment } = store.getState()
    const paid = payments.find(({ id }) => id === payment?.id)
    const way = paid?.limits.find(({ id }) => id === method?.id)
    if (way === undefined || scope !== scopes.current()) return
    if (way.min === method?.min && way.max === method.max) return
    store.update((now) => ({ ...now, payment: paid, method: way, problem: checkAmount(amount, way) }))
    if (store.getState().problem === undefined) quoting.ask().catch(() => undefined)
  }
  const renew = () => refreshLimits().catch(() => undefined)

  const recheck = createRecheck(ports, deps.watchers, (isNew) => {
    // Limits rarely change: once per amount is enough.
    if (isNew) void renew()
  })
  const unwatch = store.subscribe(() => {
    const { amount, method, networkId, payment } = store.getState()
    const isRefused = isOfLimit(store.getState())
    recheck.refuse(isRefused ? [networkId, payment?.id, method?.id, amount].join(' ') : undefined)
  })

  return {
    begin,
    loadOffer: () => loadOffer('known'),
    refreshLimits: renew,
    stop() {
      unwatch()
      recheck.destroy()
    },
  }
}

/** Whether a previously loaded limit rejects the amount. */
const isOfLimit = ({ problem }: OnrampState): boolean =>
  problem?.reason === 'tooSmall' || problem?.reason === 'tooLarge'
