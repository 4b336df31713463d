export { portfolioFeature } from './portfolioFeature.js'
