import type { ReadableStore } from '@kit/core'
import { createStore, deriveStore, type TransactionDetails } from '@kit/core/plugin'
import {
  distinctUntilChanged,
  from,
  ignoreElements,
  map,
  merge,
  onErrorResumeNextWith,
  startWith,
  switchMap,
  tap,
} from 'rxjs'
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
  const asking$ = state.state$.pipe(
    map(({ items }) => find(items)),
    distinctUntilChanged((a, b) => questionOf(a) === questionOf(b)),
    switchMap((item) =>
      from(getDetails(item)).pipe(
        map((details) => ({ of: questionOf(item), details })),
        onErrorResumeNextWith(),
        startWith(undefined),
      ),
    ),
    tap((answer) => found.update(() => answer)),
    ignoreElements(),
  )
  const shown = deriveStore([state, found], ({ items }, answer): ActivityDetails => {
    const item = find(items)
    return { item, details: answer?.of === questionOf(item) ? answer.details : undefined }
  })
  return {
    ...shown,
    subscribe(listener) {
      const asking = asking$.subscribe()
      const end = shown.subscribe(listener)
      return () => {
        asking.unsubscribe()
        end()
      }
    },
    state$: merge(shown.state$, asking$),
  }
}
