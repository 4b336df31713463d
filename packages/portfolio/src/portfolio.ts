import type { ApiClient } from '@kit/api'
import type { Plugin, ReadableStore } from '@kit/core'
import { createStore, deriveStore, whenRead } from '@kit/core/plugin'
import { orderTokens } from './orderTokens.js'
import { type NftsState, noNfts, type PortfolioState } from './PortfolioState.js'

/** What {@link portfolio} takes. */
export type PortfolioOptions = {
  /** A client of the Blockchain API. Without it there are no NFTs. */
  readonly api?: ApiClient | undefined
}

/** `kit.plugins.portfolio`: what the account in use holds. */
export type PortfolioApi = {
  /** Read while somebody subscribes, as `kit.tokensOf()`. */
  readonly state: ReadableStore<PortfolioState>
  /**
   * The NFTs of the account in use. Whether the service has any of the network is asked for while somebody subscribes; they themselves
   * follow account and network once `loadNfts()` was called, and are read again after an own transaction.
   */
  readonly nfts: ReadableStore<NftsState>
  /** The visitor looks: asks for the first page, unless it was read within the last 30 s. Never rejects: `nfts` says so. */
  loadNfts(): Promise<void>
  /** Asks for the next page. Never rejects. */
  loadMoreNfts(): Promise<void>
  /** Asks for the first page again. Never rejects. */
  refreshNfts(): Promise<void>
}

/** The plugin that {@link portfolio} makes. */
export type PortfolioPlugin = Plugin<'portfolio', PortfolioApi>

/**
 * The tokens of the account in use in order, and what they are worth together; and its NFTs, with a service. Where tokens are read from is up
 * to `createKit({ tokenSource, tokens })`. Its views are `portfolioFeature` of `@kit/portfolio/react`.
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
      const { asks } = context.listCommands(
        () => import('./commands/portfolioCommands.js'),
        (code, engine) => code.createPortfolioServices(context, engine, nfts, kit.isRegionBlocked ? undefined : api),
      )
      const watch = asks((m) => m.watchNfts)
      return {
        state: deriveStore([kit.tokensOf()], (tokens): PortfolioState => {
          if (tokens.status === 'idle' || tokens.data === undefined) return { tokens, total: undefined }
          const data = orderTokens(tokens.data)
          const values = data.flatMap(({ value }) => value ?? [])
          const total = values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0)
          return { tokens: { ...tokens, data }, total }
        }),
        nfts: whenRead(nfts, () => {
          if (api) watch().catch((error) => ports.log.error('Failed to load NFTs', error))
        }),
        loadNfts: asks((m) => m.loadNfts),
        loadMoreNfts: asks((m) => m.loadMoreNfts),
        refreshNfts: asks((m) => m.refreshNfts),
      }
    },
  }
}
