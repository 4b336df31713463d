import type { Plugin, ReadableStore } from '@kit/core'
import { deriveStore } from '@kit/core/plugin'
import { orderTokens } from './orderTokens.js'
import type { PortfolioState } from './PortfolioState.js'

/** `kit.plugins.portfolio`: what the account in use holds. */
export type PortfolioApi = {
  /** Read while somebody subscribes, as `kit.tokensOf()`. */
  readonly state: ReadableStore<PortfolioState>
}

/** The plugin that {@link portfolio} makes. */
export type PortfolioPlugin = Plugin<'portfolio', PortfolioApi>

/**
 * The tokens of the account in use in order, and what they are worth together. Where they are read from is up to `createKit({ tokenSource,
 * tokens })`. Its views are `portfolioFeature` of `@kit/portfolio/react`.
 *
 * @example
 * const kit = createKit({ metadata, adapters, plugins: [portfolio()] })
 * kit.plugins.portfolio.state.state$.subscribe(({ total }) => show(total))
 */
export function portfolio(): PortfolioPlugin {
  return {
    id: 'portfolio',
    setup: ({ kit }) => ({
      state: deriveStore([kit.tokensOf()], (tokens): PortfolioState => {
        if (tokens.status === 'idle' || tokens.data === undefined) return { tokens, total: undefined }
        const data = orderTokens(tokens.data)
        const values = data.flatMap(({ value }) => value ?? [])
        const total = values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0)
        return { tokens: { ...tokens, data }, total }
      }),
    }),
  }
}
