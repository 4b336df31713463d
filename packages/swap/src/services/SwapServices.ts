import type { AccountInUse, PluginContext, ScopeWatch, Store } from '@kit/core/plugin'
import type { SwapState, TradedToken } from '../SwapState.js'
import type { Trade } from '../trade/createTrade.js'
import type { SwapQuoting } from './createSwapQuoting.js'

/** What the commands of the plugin work with. */
export type SwapServices = {
  readonly context: PluginContext
  readonly store: Store<SwapState>
  readonly quoting: SwapQuoting
  readonly trade: Trade
  /** Reads what is traded on the active network, once for each. */
  loadTokens(): Promise<readonly TradedToken[]>
  readonly scopes: ScopeWatch<AccountInUse, SwapState>
  /** The swap that the wallet is asked for now, whatever the state is about meanwhile. */
  readonly submission: Store<Promise<{ readonly hash: string }> | undefined>
  destroy(): void
}
