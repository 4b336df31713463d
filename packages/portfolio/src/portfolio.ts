import type { Plugin, ReadableStore } from '@kit/core'
import { createStore, deriveStore, whenSubscribed } from '@kit/core/plugin'
import { orderTokens } from './orderTokens.js'
import type { PortfolioOptions } from './PortfolioOptions.js'
import { type NftsState, noNfts, type PortfolioState } from './PortfolioState.js'

/** API of `kit.plugins.portfolio`: tokens and NFTs of the active account. */
export type PortfolioApi = {
  /** Tokens and their total value. Loads while it has subscribers, like `kit.tokensOf()`. */
  readonly state: ReadableStore<PortfolioState>
  /**
   * NFTs of the active account. While it has subscribers, it checks whether the service supports NFTs on the network. After `loadNfts()`,
   * the list follows the account and network, and reloads after the user's own transactions.
   */
  readonly nfts: ReadableStore<NftsState>
  /** Loads the first page, unless it was loaded in the last 30 s. Never rejects: failures are exposed in `nfts`. */
  loadNfts(): Promise<void>
  /** Loads the next page. Never rejects. */
  loadMoreNfts(): Promise<void>
  /** Reloads the first page. Never rejects. */
  refreshNfts(): Promise<void>
}

/** The plugin that {@link portfolio} creates. */
export type PortfolioPlugin = Plugin<'portfolio', PortfolioApi>

/**
 * Creates the portfolio plugin: the sorted tokens of the active account with their total value, and its NFTs if a service is given.
 * `createKit({ tokenSource, tokens })` sets the source of the tokens. Its views are `portfolioFeature` of `@kit/portfolio/react`.
 *
 * @example
 * const kit = createKit({ metadata, adapters, plugins: [portfolio()] })
 * kit.plugins.portfolio.state.state$.subscribe(({ total }) => show(total))
 */
export function portfolio({ api }: PortfolioOptions = {}): PortfolioPlugin {
  return {
    id: 'portfolio',
    services: [api],
    setup(context) {
      const { kit, ports } = context
      const nfts = createStore(noNfts)
      const { asyncCommand } = context.listCommands(
        () => import('./commands/portfolioCommands.js'),
        (code) => code.createPortfolioServices(context, nfts, kit.isRegionBlocked ? undefined : api),
      )
      const watch = asyncCommand((m) => m.watchNfts)
      return {
        state: deriveStore([kit.tokensOf()], (tokens): PortfolioState => {
          if (tokens.status === 'idle' || tokens.data === undefined) return { tokens, total: undefined }
          const data = orderTokens(tokens.data)
          const values = data.flatMap(({ value }) => value ?? [])
          const total = values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0)
          return { tokens: { ...tokens, data }, total }
        }),
        nfts: whenSubscribed(nfts, () => {
          if (api) watch().catch((error) => ports.log.error('Failed to load NFTs', error))
        }),
        loadNfts: asyncCommand((m) => m.loadNfts),
        loadMoreNfts: asyncCommand((m) => m.loadMoreNfts),
        refreshNfts: asyncCommand((m) => m.refreshNfts),
      }
    },
  }
}
