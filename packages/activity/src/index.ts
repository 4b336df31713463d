export type { ActivityItem, ActivityPartner, ActivityTransfer } from './ActivityItem.js'
export type { ActivityState } from './ActivityState.js'
export { type ActivityApi, type ActivityOptions, type ActivityPlugin, activity } from './activity.js'
export { type ActivityMonth, formatMonth, groupByMonth } from './groupByMonth.js'
