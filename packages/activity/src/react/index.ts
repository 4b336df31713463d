export { activityFeature } from './activityFeature.js'
export type {} from './Transaction.js'
export type {} from './Transactions.js'
