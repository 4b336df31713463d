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
  /** Begins something. What it returns says whether the state is still about what it was about then, without another in between. */
  hold(): () => boolean
  /** The swap that the wallet is asked for now, whatever the state is about meanwhile. */
  readonly submission: Store<Promise<{ readonly hash: string }> | undefined>
  destroy(): void
}
