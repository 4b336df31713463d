import {
  type AccountInUse,
  accountInUse,
  type CaipNetworkId,
  createRecheck,
  createScope,
  createStore,
  KitError,
  type PluginContext,
  pause,
  type Scope,
  type Store,
} from '@kit/core/plugin'
import { createQuoting, toSwapError } from './createQuoting.js'
import { agree, createTrade } from './createTrade.js'
import { followMaybeSent } from './followMaybeSent.js'
import { prepareSwap } from './prepareSwap.js'
import { readTradedTokens } from './readTradedTokens.js'
import type { SwapOptions } from './SwapOptions.js'
import type { SwapServices } from './SwapServices.js'
import { emptySwap, type SwapState, type TradedToken } from './SwapState.js'
import { isMoreThan } from './swapNeeds.js'

/** How old a shown quote, and a built transaction, may get. */
const refreshMs = 10_000

const isNothing = ({ tokens }: SwapState) => tokens.status === 'success' && tokens.data.length === 0

/** Whether something failed because a service or the network was away. */
const isOutage = (error: KitError | undefined) =>
  error !== undefined && (error.code.startsWith('api/') || error.code === 'network/offline')

/** Creates them: follows the active account and network, and asks for quotes again while somebody looks. */
export function createSwapServices(
  options: SwapOptions,
  context: PluginContext,
  store: Store<SwapState>,
  watchers: Store<number>,
): SwapServices {
  const { kit, ports } = context
  const trade = createTrade(options, context)
  const quoting = createQuoting(options.api, store, context, async (state, signal) => {
    const { gas } = await trade.plan(agree(state), signal)
    return gas
  })
  const end = new AbortController()
  const scopes = createScope<AccountInUse, SwapState>(kit.active, { store, keyOf: accountInUse, onChange: begin })
  let loading: { readonly networkId: string; readonly tokens: Promise<readonly TradedToken[]> } | undefined

  function begin(scope: Scope<AccountInUse> | undefined): void {
    quoting.stop()
    store.update(({ slippage }) => ({
      ...emptySwap(options.providerFee ?? 0),
      slippage,
      networkId: scope?.networkId,
      address: scope?.address,
    }))
    // Failures stand in the state.
    if (watchers.getState() > 0) loadTokens().catch(() => {})
  }

  const read = (networkId: CaipNetworkId) =>
    readTradedTokens(options, networkId, end.signal).catch((error) => {
      throw toSwapError(error, ports.platform.isOnline())
    })

  function loadTokens(): Promise<readonly TradedToken[]> {
    const scope = scopes.current()
    if (scope === undefined)
      return Promise.reject(new KitError('connection/notConnected', { shortMessage: 'Connector not connected.' }))
    const { networkId } = scope
    const { status } = store.getState().tokens
    const isKnown = status === 'pending' || (status === 'success' && !isNothing(store.getState()))
    if (loading?.networkId === networkId && isKnown) return loading.tokens
    const change = (tokens: SwapState['tokens']) =>
      scopes.update(scope, (now) => ({
        ...now,
        tokens,
        from: now.from ?? ('data' in tokens ? tokens.data?.[0] : undefined),
      }))
    // A network without tokens may have some by now.
    if (isNothing(store.getState())) loading = undefined
    else change({ status: 'pending' })
    // Tokens are of the network; the state is of the account, too, and begins without them for another.
    const answer = loading?.networkId === networkId ? loading.tokens : read(networkId)
    loading = { networkId, tokens: answer }
    return answer.then(
      (data) => {
        change({ status: 'success', data })
        return data
      },
      (error: KitError) => {
        if (loading?.tokens === answer) loading = undefined
        change({ status: 'error', error, retryAtMs: ports.clock.now() })
        throw error
      },
    )
  }

  /** Keeps what is shown young, and builds anew what the visitor is about to confirm. */
  async function refresh(): Promise<void> {
    for (;;) {
      await pause(ports.clock, refreshMs, end.signal)
      const { quote, status, tokens } = store.getState()
      const failure = quote.status === 'error' ? quote.error : undefined
      if (watchers.getState() === 0 || !ports.platform.isVisible()) continue
      // Failures stand in the state: what a service did not answer is asked again.
      if (tokens.status === 'error') await loadTokens().catch(() => {})
      if (status === 'editing' && (quote.status === 'success' || isOutage(failure))) await askAgain().catch(() => {})
      if (status === 'ready') await prepareSwap(services).catch(() => {})
    }
  }

  async function askAgain(): Promise<void> {
    const { error } = store.getState()
    await quoting.ask()
    // What a service said before it was back is not so any more.
    store.update((now) => (now.error === error && isOutage(error) ? { ...now, error: undefined } : now))
  }

  const balanceQuery = ({ address, from, networkId }: SwapState) => ({ networkId, address, token: from?.address })
  const recheck = createRecheck(ports, watchers, () => {
    kit.refreshBalance(balanceQuery(store.getState())).catch(() => undefined)
  })
  /** The balance is read again by which the amount is too much. */
  function followRefusal(): void {
    const now = store.getState()
    const held = now.address === undefined ? undefined : kit.balanceOf(balanceQuery(now)).getState()
    const isRefused = isMoreThan(now.amountIn, held && held.status !== 'idle' ? held.data?.value : undefined)
    recheck.refuse(isRefused ? `${now.networkId} ${now.address} ${now.from?.address} ${now.amountIn}` : undefined)
  }

  const unfollowRefusal = store.subscribe(followRefusal)
  const unfollowMaybeSent = followMaybeSent(context, store)
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
      unfollowMaybeSent()
      recheck.destroy()
      quoting.stop()
      end.abort()
    },
  }
  refresh().catch(() => {})
  return services
}
