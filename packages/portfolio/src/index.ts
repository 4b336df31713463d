export { orderTokens } from './orderTokens.js'
export type { NftsState, PortfolioState } from './PortfolioState.js'
export { type PortfolioApi, type PortfolioOptions, type PortfolioPlugin, portfolio } from './portfolio.js'
