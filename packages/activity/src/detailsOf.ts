import type { ReadableStore } from '@kit/core'
import { createStore, deriveStore, type TransactionDetails, whenRead } from '@kit/core/plugin'
import type { ActivityItem } from './ActivityItem.js'
import type { ActivityApi } from './activity.js'

/** One transaction as it is now. */
export type ActivityDetails = {
  readonly item: ActivityItem
  /** What its chain says of it; undefined while that is not known. */
  readonly details: TransactionDetails | undefined
}

/**
 * Follows one transaction of the list: its chain is asked while somebody subscribes, and again when its status or its hash changes. What the
 * chain does not answer is undefined; what the list knows stays.
 *
 * @example
 * detailsOf(kit.plugins.activity, item).state$.subscribe(({ item, details }) => show(item, details?.fee))
 */
export function detailsOf(
  { state, getDetails }: Pick<ActivityApi, 'state' | 'getDetails'>,
  given: ActivityItem,
): ReadableStore<ActivityDetails> {
  const isSame = ({ id, networkId, hash }: ActivityItem) =>
    id === given.id || (hash !== '' && hash === given.hash && networkId === given.networkId)
  const find = (items: readonly ActivityItem[]) => items.find(isSame) ?? given
  const questionOf = ({ id, hash, status }: ActivityItem) => `${id} ${hash} ${status}`
  const found = createStore<{ readonly of: string; readonly details: TransactionDetails | undefined } | undefined>(
    undefined,
  )
  /** Asks now, and whenever the question is another one, until nobody reads. */
  function watch(): () => void {
    let asked: string | undefined
    const ask = (): void => {
      const item = find(state.getState().items)
      const of = questionOf(item)
      if (of === asked) return
      asked = of
      found.update(() => undefined)
      const tell = (details: TransactionDetails | undefined): void => {
        if (of === asked) found.update(() => ({ of, details }))
      }
      getDetails(item).then(tell, () => undefined)
    }
    ask()
    const end = state.subscribe(ask)
    return () => {
      asked = undefined
      end()
    }
  }

  const shown = deriveStore([state, found], ({ items }, answer): ActivityDetails => {
    const item = find(items)
    return { item, details: answer?.of === questionOf(item) ? answer.details : undefined }
  })
  return whenRead(shown, watch)
}
