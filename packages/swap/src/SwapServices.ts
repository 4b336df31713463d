import type { PluginContext, Store } from '@kit/core/plugin'
import type { Quoting } from './createQuoting.js'
import type { Trade } from './createTrade.js'
import type { SwapState, TradedToken } from './SwapState.js'

/** What the commands of the plugin work with. */
export type SwapServices = {
  readonly context: PluginContext
  readonly store: Store<SwapState>
  readonly quoting: Quoting
  readonly trade: Trade
  /** Reads what is traded on the active network, once for each. */
  loadTokens(): Promise<readonly TradedToken[]>
  /** Whether it is still about the account and network that it began with. */
  isCurrent(state: SwapState): boolean
  destroy(): void
}
