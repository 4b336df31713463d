export type { NftsState } from './NftsState.js'
export { orderTokens } from './orderTokens.js'
export type { PortfolioState } from './PortfolioState.js'
export { type PortfolioApi, type PortfolioOptions, type PortfolioPlugin, portfolio } from './portfolio.js'
