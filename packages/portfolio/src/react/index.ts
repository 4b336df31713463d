export type {} from './Nft.js'
export { portfolioFeature } from './portfolioFeature.js'
export type {} from './Token.js'
