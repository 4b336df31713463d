import type { PortfolioServices } from '../services/createPortfolioServices.js'

export { createPortfolioServices } from '../services/createPortfolioServices.js'

/** Asks whether there are NFTs of the network. */
export const watchNfts = ({ watch }: PortfolioServices): PortfolioServices['watch'] => watch

/** Asks for the first page. */
export const loadNfts = ({ load }: PortfolioServices): PortfolioServices['load'] => load

/** Asks for the next page. */
export const loadMoreNfts = ({ loadMore }: PortfolioServices): PortfolioServices['loadMore'] => loadMore

/** Asks for the first page again. */
export const refreshNfts = ({ refresh }: PortfolioServices): PortfolioServices['refresh'] => refresh
