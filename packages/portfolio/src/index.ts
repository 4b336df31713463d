export { orderTokens } from './orderTokens.js'
export type { PortfolioState } from './PortfolioState.js'
export { type PortfolioApi, type PortfolioPlugin, portfolio } from './portfolio.js'
