import type { Loadable } from '@kit/core'
import type { TokenBalance } from '@kit/core/plugin'

/** What the account in use holds on its network. */
export type PortfolioState = {
  /** The most valuable first. Only what there is something of, and the network's own currency. */
  readonly tokens: Loadable<readonly TokenBalance[]>
  /** What those with a known price are worth together; undefined while none has one. */
  readonly total: number | undefined
}
