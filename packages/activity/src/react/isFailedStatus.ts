import type { ActivityItem } from '../index.js'

/** Whether the status means that the transaction failed or never happened. */
export function isFailedStatus(status: ActivityItem['status']): boolean {
  return status !== 'success' && status !== 'pending'
}
