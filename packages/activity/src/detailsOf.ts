import type { ReadableStore } from '@kit/core'
import { createStore, deriveStore, type TransactionDetails, whenSubscribed } from '@kit/core/plugin'
import type { ActivityItem } from './ActivityItem.js'
import type { ActivityApi } from './activity.js'

/** A transaction with its current status and details. */
export type ActivityDetails = {
  readonly item: ActivityItem
  /** Details from the chain. Undefined until they are loaded. */
  readonly details: TransactionDetails | undefined
}

/**
 * Returns a store of one transaction of the list. While it has subscribers, it reads the details from the chain, and again when the status
 * or hash changes. If the chain doesn't respond, `details` is undefined and the item stays.
 *
 * @example
 * detailsOf(kit.plugins.activity, item).state$.subscribe(({ item, details }) => show(item, details?.fee))
 */
export function detailsOf(
  { state, getDetails }: Pick<ActivityApi, 'state' | 'getDetails'>,
  given: ActivityItem,
): ReadableStore<ActivityDetails> {
  const isSame = ({ networkId, hash }: ActivityItem) =>
    hash !== '' && hash === given.hash && networkId === given.networkId
  const find = (items: readonly ActivityItem[]) =>
    items.find(({ id }) => id === given.id) ?? items.find(isSame) ?? given
  const questionOf = ({ id, hash, status }: ActivityItem) => `${id} ${hash} ${status}`
  const found = createStore<{ readonly of: string; readonly details: TransactionDetails | undefined } | undefined>(
    undefined,
  )
  /** Reads the details now and whenever the transaction changes, until the last subscriber leaves. */
  function watch(): () => void {
    let requested: string | undefined
    const ask = (): void => {
      const item = find(state.getState().items)
      const of = questionOf(item)
      if (of === requested) return
      requested = of
      found.update(() => undefined)
      const notify = (details: TransactionDetails | undefined): void => {
        if (of === requested) found.update(() => ({ of, details }))
      }
      getDetails(item).then(notify, () => undefined)
    }
    ask()
    const end = state.subscribe(ask)
    return () => {
      requested = undefined
      end()
    }
  }

  const shown = deriveStore([state, found], ({ items }, answer): ActivityDetails => {
    const item = find(items)
    return { item, details: answer?.of === questionOf(item) ? answer.details : undefined }
  })
  return whenSubscribed(shown, watch)
}
