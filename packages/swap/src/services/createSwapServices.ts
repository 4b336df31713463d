import {
  type AccountInUse,
  accountInUse,
  createRecheck,
  createScope,
  createStore,
  type PluginContext,
  type ReadableStore,
  type ScopeWatch,
  type Store,
} from '@kit/core/plugin'
import { isViewOpen } from '@kit/modal/plugin'
import type { SwapOptions } from '../SwapOptions.js'
import { emptySwap, type SwappableToken, type SwapState } from '../SwapState.js'
import { exceeds } from '../swapNeeds.js'
import { createTrade, type Trade } from '../trade/createTrade.js'
import { acceptedTerms } from '../trade/SwapPlan.js'
import { createSwapQuoting, type SwapQuoting } from './createSwapQuoting.js'
import { createTradedTokens } from './createTradedTokens.js'
import { refreshSwap } from './refreshSwap.js'
import { trackUncertainSwaps } from './trackUncertainSwaps.js'

/** Services of the swap commands. */
export type SwapServices = {
  readonly context: PluginContext
  readonly store: Store<SwapState>
  readonly quoting: SwapQuoting
  readonly trade: Trade
  /** Loads the tokens of the active network, once per network. */
  loadTokens(): Promise<readonly SwappableToken[]>
  readonly scopes: ScopeWatch<AccountInUse, SwapState>
  /** The swap that is waiting in the wallet, regardless of the current state. */
  readonly submission: Store<Promise<{ readonly hash: string }> | undefined>
  destroy(): void
}

/** Creates the services. They follow the active account and network, and refresh quotes while a view is registered. */
export function createSwapServices(
  options: SwapOptions,
  context: PluginContext,
  store: Store<SwapState>,
  watchers: ReadableStore<number>,
): SwapServices {
  const { kit, ports } = context
  const trade = createTrade(options, context)
  const quoting = createSwapQuoting(options.api, store, context, async (state, signal) => {
    const { gas } = await trade.plan(acceptedTerms(state), signal)
    return gas
  })
  const end = new AbortController()
  const scopes = createScope(kit.active, { store, keyOf: accountInUse, onChange: begin })
  const loadTokens = createTradedTokens(options, context, store, scopes, end.signal)

  function begin(scope: AccountInUse | undefined): void {
    quoting.stop()
    store.update(({ slippage }) => ({
      ...emptySwap(options.providerFee ?? 0),
      slippage,
      networkId: scope?.networkId,
      address: scope?.address,
    }))
    // Failures are exposed in the state.
    if (watchers.getState() > 0) loadTokens().catch(() => {})
  }

  const balanceQuery = ({ address, from, networkId }: SwapState) => ({ networkId, address, token: from?.address })
  const recheck = createRecheck(ports, watchers, () => {
    kit.refreshBalance(balanceQuery(store.getState())).catch(() => undefined)
  })
  /** Refreshes a balance that is too low for the amount. */
  function followRefusal(): void {
    const now = store.getState()
    const held = now.address === undefined ? undefined : kit.balanceOf(balanceQuery(now)).getState()
    const isRefused = exceeds(now.amountIn, held && held.status !== 'idle' ? held.data?.value : undefined)
    recheck.refuse(isRefused ? `${now.networkId} ${now.address} ${now.from?.address} ${now.amountIn}` : undefined)
  }

  const unfollowRefusal = store.subscribe(followRefusal)
  const unfollowMaybeSent = trackUncertainSwaps(context, store)
  const endView = context.contribute('transactionView', ({ hash, minedHash, networkId }) => {
    const now = store.getState()
    const isSent = now.hash !== undefined && now.networkId === networkId && [hash, minedHash].includes(now.hash)
    return (isSent || now.status === 'submitting') && isViewOpen(kit, ['SwapPreview', 'SwapSent'])
  })
  begin(scopes.current())

  const services: SwapServices = {
    context,
    store,
    quoting,
    trade,
    loadTokens,
    scopes,
    submission: createStore<Promise<{ readonly hash: string }> | undefined>(undefined),
    destroy() {
      scopes.destroy()
      unfollowRefusal()
      endView()
      unfollowMaybeSent()
      recheck.destroy()
      quoting.stop()
      end.abort()
    },
  }
  refreshSwap(services, watchers, end.signal).catch(() => {})
  return services
}
