import type { AccountInUse, KitError, PluginContext, ScopeWatch, Store } from '@kit/core/plugin'
import type { SwapOptions } from '../SwapOptions.js'
import type { SwappableToken, SwapState } from '../SwapState.js'
import { toSwapError } from '../swapErrors.js'
import { readTradedTokens } from '../trade/readTradedTokens.js'

/** Creates the loader of tradable tokens, which loads them once per network. */
export function createTradedTokens(
  options: SwapOptions,
  { ports }: Pick<PluginContext, 'ports'>,
  store: Store<SwapState>,
  scopes: Pick<ScopeWatch<AccountInUse, SwapState>, 'require' | 'update'>,
  signal: AbortSignal,
): () => Promise<readonly SwappableToken[]> {
  let loading: { readonly networkId: string; readonly tokens: Promise<readonly SwappableToken[]> } | undefined

  return async () => {
    const scope = scopes.require()
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
    // A network without tokens may get some later.
    if (isNothing(store.getState())) loading = undefined
    else change({ status: 'pending' })
    // Tokens belong to the network, but the state also to the account: it is cleared for another account.
    const read = () =>
      readTradedTokens(options, networkId, signal).catch((error) => {
        throw toSwapError(error, ports.platform.isOnline())
      })
    const answer = loading?.networkId === networkId ? loading.tokens : read()
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
}

const isNothing = ({ tokens }: SwapState) => tokens.status === 'success' && tokens.data.length === 0
