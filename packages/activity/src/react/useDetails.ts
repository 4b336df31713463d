import { useStore } from '@kit/react'
import { usePlugin } from '@kit/react-ui/feature'
import { useMemo } from 'react'
import { type ActivityDetails, type ActivityItem, type ActivityPlugin, detailsOf } from '../index.js'

/** A transaction as it is now, and what its chain says of it. */
export function useDetails(given: ActivityItem): ActivityDetails {
  const api = usePlugin<ActivityPlugin>('activity')
  return useStore(useMemo(() => detailsOf(api, given), [api, given]))
}
