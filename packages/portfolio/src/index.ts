export { orderTokens } from './orderTokens.js'
export type { PortfolioOptions } from './PortfolioOptions.js'
export type { NftsState, PortfolioState } from './PortfolioState.js'
export { type PortfolioApi, type PortfolioPlugin, portfolio } from './portfolio.js'
