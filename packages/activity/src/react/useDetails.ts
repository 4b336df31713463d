import type { TransactionDetails } from '@kit/core/plugin'
import { useStore } from '@kit/react'
import { useKit, usePlugin } from '@kit/react-ui/feature'
import { useEffect, useState } from 'react'
import type { ActivityItem, ActivityPlugin } from '../index.js'

/** An item as it is now, and what its chain says of it: asked when it is shown, and again when its status changes. */
export function useDetails(given: ActivityItem): {
  readonly item: ActivityItem
  readonly details: TransactionDetails | undefined
} {
  const { state, getDetails } = usePlugin<ActivityPlugin>('activity')
  const { log } = useKit().ports
  const { items } = useStore(state)
  const same = ({ id, networkId, hash }: ActivityItem) =>
    id === given.id || (hash !== '' && hash === given.hash && networkId === given.networkId)
  const item = items.find(same) ?? given
  const [found, setFound] = useState<{ readonly of: string; readonly details: TransactionDetails | undefined }>()
  const { id, hash, status } = item
  const about = `${id} ${hash} ${status}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: an item of the same hash and status is the same question
  useEffect(() => {
    let isShown = true
    getDetails(item).then(
      (details) => isShown && setFound({ of: about, details }),
      // What the list knows is shown all the same.
      (error) => log.debug('The chain did not tell a transaction', error),
    )
    return () => {
      isShown = false
    }
  }, [about])
  return { item, details: found?.of === about ? found.details : undefined }
}
