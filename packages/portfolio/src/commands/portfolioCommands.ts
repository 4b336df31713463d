import type { PortfolioServices } from '../services/createPortfolioServices.js'

export { createPortfolioServices } from '../services/createPortfolioServices.js'

/** Checks whether the service supports NFTs on the network. */
export const watchNfts = ({ watch }: PortfolioServices): PortfolioServices['watch'] => watch

/** Loads the first page. */
export const loadNfts = ({ load }: PortfolioServices): PortfolioServices['load'] => load

/** Loads the next page. */
export const loadMoreNfts = ({ loadMore }: PortfolioServices): PortfolioServices['loadMore'] => loadMore

/** Reloads the first page. */
export const refreshNfts = ({ refresh }: PortfolioServices): PortfolioServices['refresh'] => refresh
