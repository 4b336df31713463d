import type { TransactionDetails } from '@kit/core/plugin'
import type { ActivityItem } from '../ActivityItem.js'
import type { ActivityState } from '../ActivityState.js'
import type { ActivityServices } from '../startServices.js'

export { startServices } from '../startServices.js'

/** Asks for the first page. */
export const load =
  ({ load }: ActivityServices) =>
  (): Promise<void> =>
    load()

/** Asks for the next page. */
export const loadMore =
  ({ loadMore }: ActivityServices) =>
  (): Promise<void> =>
    loadMore()

/** Chooses whose transactions are shown. */
export const setScope =
  ({ setScope }: ActivityServices) =>
  (scope: ActivityState['scope']): void =>
    setScope(scope)

/** A transaction as its chain has it. */
export const getDetails =
  ({ getDetails }: ActivityServices) =>
  (item: ActivityItem): Promise<TransactionDetails | undefined> =>
    getDetails(item)
